import type { Database } from '#database/connection.ts';
import type { Sql } from '#database/transaction.ts';
import { subjectOf } from '#domains/site/server/calendar/calendar-approvals.ts';
import { calendarFacts, dayInWords } from '#domains/site/server/calendar/calendar-facts.rules.ts';
import type { ApprovalFact } from '#platform/contract/approvals.ts';
import { addDays } from '#platform/contract/instants.ts';
import { type City, hourMs, plus } from '../city.ts';
import { BACK_OFFICE } from '../texts/office/back-office.ts';
import { fillIn } from '../texts/office/letters.ts';

/** What the security administrator has not answered yet: a dispatcher who forgot the password, and a workday for another. */
export async function loadApprovals({ kysely }: Database, city: City): Promise<void> {
  const accounts = await kysely
    .selectFrom('accounts')
    .select(['id', 'loginName', 'displayName'])
    .where('loginName', 'in', ['admin001', 'admin002', 'diaodu001'])
    .orderBy('loginName')
    .execute();
  const [first, second, person] = accounts;
  if (!first || !second || !person) throw new Error('no staff');
  const { facts, reason, title } = BACK_OFFICE.reset;
  await ask(kysely, {
    kind: 'resetStaffPassword',
    subject: `account:${person.id}`,
    title: fillIn(title, { name: person.displayName, loginName: person.loginName }),
    facts,
    wish: { accountId: person.id, reason },
    reason,
    asker: first,
    at: plus(city.now, -3 * hourMs),
    concerns: person.id,
  });
  const wish = { day: addDays(city.today, 41), isWorkday: true, name: BACK_OFFICE.workday };
  await ask(kysely, {
    kind: 'saveWorkCalendarDay',
    subject: subjectOf(wish.day),
    title: `工作日历 ${wish.day} 改为${dayInWords(wish)}`,
    facts: calendarFacts(undefined, wish),
    wish,
    reason: null,
    asker: second,
    at: plus(city.now, -2 * hourMs),
    concerns: null,
  });
}

type Asked = {
  kind: string;
  subject: string;
  title: string;
  facts: readonly ApprovalFact[];
  wish: object;
  reason: string | null;
  asker: { id: number; displayName: string };
  at: Date;
  concerns: number | null;
};

/** A request that waits, and the line of the log that tells of it. Gives its number. */
export async function ask(sql: Sql, { asker, at, facts, wish, ...asked }: Asked): Promise<number> {
  const { kind, title, reason } = asked;
  const { id } = await sql
    .insertInto('approvals')
    .values({
      ...asked,
      facts: JSON.stringify(facts),
      wish: JSON.stringify(wish),
      askedBy: asker.id,
      askedAt: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql
    .insertInto('auditLog')
    .values({
      at,
      actorId: asker.id,
      actorName: asker.displayName,
      action: 'askApproval',
      targetType: 'approval',
      targetId: id,
      reason,
      detail: JSON.stringify({ kind, title }),
      requestId: 'demo',
    })
    .execute();
  return id;
}
