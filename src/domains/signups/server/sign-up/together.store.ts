import { sql as raw } from 'kysely';
import { preparedQuery } from '#database/prepared-query.ts';
import type { Sql } from '#database/transaction.ts';
import { placesTakenCtes } from '#domains/activities/server/index.ts';
import { messagesCte, type NewMessage } from '#domains/messages/server/index.ts';
import { type AuditLine, auditCtes } from '#platform/server/audit.ts';
import type { NewSignUp } from '../signups.store.ts';

/** A sign-up that was judged to get a place, as it stands in the statement that writes many. */
export type JudgedSignUp = NewSignUp & {
  /** How many come. */
  people: number;
  /** What it was judged by: the mark of what the person holds from an instant on (`sign_up_mark_seen`). */
  mark: string;
  since: Date;
};

export type Judged = { signUp: JudgedSignUp; line: AuditLine; message: NewMessage };

/**
 * Writes many sign-ups with their places, counts, audit lines and messages in one statement that is its own transaction, and
 * gives the ids of those it wrote: all whose person nobody holds and is as judged, as far as places reach in the order given. Of
 * the others nothing is written.
 */
export async function writeTogether(sql: Sql, judged: readonly Judged[], now: Date): Promise<Set<number>> {
  const asked = judged.map(({ signUp }, turn) => ({ ...signUp, turn }));
  const rows = await writtenRows(sql, {
    now,
    asked: JSON.stringify(asked),
    lines: JSON.stringify(judged.map(({ line }) => line)),
    messages: JSON.stringify(judged.map(({ message }) => message)),
  });
  return new Set(rows.map(({ id }) => id));
}

type Texts = { now: Date; asked: string; lines: string; messages: string };

/**
 * People are locked first; the mark is then looked up by a function with a look of its own, so that it shows what was committed
 * until that moment. Whoever is held by somebody else is passed over instead of waited for.
 */
const writtenRows = preparedQuery(
  (_sql, { now, asked, lines, messages }: Texts) => raw<{
    id: number;
  }>`with asked as materialized (
  select turn, id, "shiftId" as shift_id, "volunteerId" as volunteer_id, people, mark, since, note, answers, companions,
    "riskVersion" as risk_version, "clientRequestId" as client_request_id
  from json_to_recordset(${asked}::json) as j (turn integer, id bigint, "shiftId" bigint, "volunteerId" bigint, people integer,
    mark text, since timestamptz, note text, answers jsonb, companions jsonb, "riskVersion" integer, "clientRequestId" text)
), person as materialized (
  select id as person_id from volunteers where id in (select volunteer_id from asked) order by id for no key update skip locked
), able as materialized (
  select asked.* from person join asked on volunteer_id = person_id where sign_up_mark(person_id, since) = mark
), ${placesTakenCtes(now)}, written as (
  insert into sign_ups (id, activity_id, shift_id, volunteer_id, starts_at, ends_at, status, note, answers, companions,
    risk_version, risk_acknowledged_at, decided_at, client_request_id, created_at, updated_at)
  select id, activity_id, shift_id, volunteer_id, starts_at, ends_at, 'confirmed', note, answers, companions, risk_version,
    ${now}::timestamptz, ${now}::timestamptz, client_request_id, ${now}::timestamptz, ${now}::timestamptz
  from placed
  returning id, activity_id, volunteer_id as account_id
), ${auditCtes(lines)}, ${messagesCte(messages, now)}
select id, case when not is_any then activity_id end as counted_id from written cross join filled`,
);
