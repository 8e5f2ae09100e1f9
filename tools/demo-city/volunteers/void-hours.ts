import { sql as raw } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { Sql } from '#database/transaction.ts';
import { dayMs } from '#platform/contract/durations.ts';
import { hoursLabel } from '#platform/contract/figures.ts';
import { ask } from '../back-office/grow-approvals.ts';
import { type City, hourMs, plus } from '../city.ts';
import { earlierMinutes, starPathMs } from './earlier-stars.ts';

const reasons = [
  '照片与另一场活动重复，队伍承认当天没有开展服务',
  '签到的手机同时为三个人签到，本人说明当天没有到场',
  '接到投诉核实：登记的时段本人在外地，有车票为证',
] as const;

type Staff = { id: number; displayName: string };

/**
 * Two records that were voided by two people in the last weeks, one that somebody asked to void this morning, and those of two people
 * whose first star, by the standard that held before, rested on them.
 */
export async function voidHours({ kysely }: Database, city: City): Promise<void> {
  const staff = await kysely
    .selectFrom('accounts')
    .select(['id', 'displayName', 'loginName'])
    .where('loginName', 'in', ['shenhe001', 'anquan001'])
    .orderBy('loginName')
    .execute();
  const [second, reviewer] = staff;
  if (!second || !reviewer) throw new Error('no staff');
  const hours = await hoursToVoid(kysely, city);
  const cases = reasons.flatMap((reason, at) => {
    const hour = hours[at * 40];
    const isPending = at === reasons.length - 1;
    return hour
      ? [
          {
            hour,
            reason,
            isPending,
            askedAt: plus(city.now, isPending ? -3 * hourMs : -(6 + at * 7) * dayMs),
          },
        ]
      : [];
  });
  const carrying = await hoursCarryingStars(kysely, city, new Set(cases.map(({ hour }) => hour.volunteerId)));
  for (const [at, hour] of carrying.entries())
    cases.push({
      hour,
      reason: reasons[0],
      isPending: false,
      askedAt: plus(city.now, -5 * dayMs + at * 60_000),
    });
  for (const { hour, reason, isPending, askedAt } of cases) {
    const approvalId = await ask(kysely, {
      kind: 'voidHour',
      subject: `hour:${hour.id}`,
      title: `作废“${hour.activityTitle}”的 ${hoursLabel(hour.minutes)} 小时`,
      facts: [{ label: '记录编号', text: hour.hourNo }],
      wish: { hourId: hour.id, reason },
      reason,
      asker: reviewer,
      at: askedAt,
      concerns: hour.volunteerId,
    });
    if (isPending) continue;
    const decidedAt = plus(askedAt, 5 * hourMs);
    await agree(kysely, { approvalId, second, decidedAt, reason, hourId: hour.id });
    await takeBack(kysely, hour, { id: city.idAt(decidedAt), at: decidedAt, reason, byId: reviewer.id });
  }
}

/** The longest records of two people just past the first star of before, as many as leave them without its minutes; never of the demo's first accounts. */
async function hoursCarryingStars(sql: Sql, city: City, others: ReadonlySet<number>): Promise<Hour[]> {
  const asked = earlierMinutes[0] ?? 0;
  const first = city.volunteers.slice(0, 12).map(({ id }) => id);
  const { rows: people } = await raw<{
    volunteerId: number;
    total: number;
  }>`select volunteer_id, sum(minutes)::int as total
    from service_hours where status = 'effective' group by volunteer_id
    having coalesce(sum(minutes) filter (where effective_at < ${plus(city.now, -starPathMs)}), 0) >= ${asked}
    order by 2, 1 limit 60`.execute(sql);
  const usable = people
    .filter(({ volunteerId }) => !first.includes(volunteerId) && !others.has(volunteerId))
    .slice(0, 2);
  const hours = await Promise.all(
    usable.map(async ({ volunteerId, total }) => {
      const own = await voidable(sql, city)
        .where('volunteerId', '=', volunteerId)
        .orderBy('minutes', 'desc')
        .orderBy('id')
        .execute();
      let left = total;
      return own.filter(({ minutes }) => {
        const isNeeded = left >= asked;
        if (isNeeded) left -= minutes;
        return isNeeded;
      });
    }),
  );
  return hours.flat();
}

/** Proved records that nobody of the centre decided, in effect for a month. */
const voidable = (sql: Sql, city: City) =>
  sql
    .selectFrom('serviceHours as h')
    .selectAll()
    .where('status', '=', 'effective')
    .where('source', '=', 'attendance')
    .where('approvedBy', 'is', null)
    .where('effectiveAt', '<', plus(city.now, -30 * dayMs))
    .where((where) =>
      where.not(
        where.exists(
          where.selectFrom('serviceHours as c').select('c.id').whereRef('c.adjustOf', '=', 'h.id'),
        ),
      ),
    );
const hoursToVoid = (sql: Sql, city: City) =>
  voidable(sql, city)
    .orderBy('effectiveAt', 'desc')
    .orderBy('id')
    .limit(reasons.length * 40)
    .execute();
type Hour = Awaited<ReturnType<typeof hoursToVoid>>[number];

type Voiding = { id: number; at: Date; reason: string; byId: number };

/** The record is voided, and another takes its minutes back. */
async function takeBack(
  sql: Sql,
  { serviceKey: _key, ...hour }: Hour,
  { id, at, reason, byId }: Voiding,
): Promise<void> {
  await sql
    .updateTable('serviceHours')
    .set({ status: 'voided', decisionNote: reason, updatedAt: at })
    .where('id', '=', hour.id)
    .execute();
  await sql
    .insertInto('serviceHours')
    .values({
      ...hour,
      id,
      hourNo: `SJ${id}`,
      participationId: null,
      calculatedMinutes: 0,
      minutes: -hour.minutes,
      source: 'reversal',
      status: 'voided',
      reversalOf: hour.id,
      reason,
      enteredBy: byId,
      confirmedBy: null,
      confirmedAt: null,
      publicityStartsAt: null,
      publicityEndsAt: null,
      effectiveAt: at,
      decidedAt: at,
      createdAt: at,
      updatedAt: at,
    })
    .execute();
}

type Agreement = { approvalId: number; second: Staff; decidedAt: Date; reason: string; hourId: number };

/** What the security administrator agreed to, with the lines of the log. */
async function agree(sql: Sql, { approvalId, second, decidedAt, reason, hourId }: Agreement): Promise<void> {
  await sql
    .updateTable('approvals')
    .set({ state: 'approved', decidedBy: second.id, decidedAt })
    .where('id', '=', approvalId)
    .execute();
  const line = { at: decidedAt, actorId: second.id, actorName: second.displayName, requestId: 'demo' };
  await sql
    .insertInto('auditLog')
    .values([
      {
        ...line,
        action: 'voidHour',
        targetType: 'serviceHour',
        targetId: hourId,
        reason,
        detail: JSON.stringify({ approvalId }),
      },
      {
        ...line,
        action: 'decideApproval',
        targetType: 'approval',
        targetId: approvalId,
        reason: null,
        detail: JSON.stringify({ verdict: 'approve', kind: 'voidHour' }),
      },
    ])
    .execute();
}
