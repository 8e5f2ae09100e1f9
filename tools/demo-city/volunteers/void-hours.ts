import type { Database } from '#database/connection.ts';
import type { Sql } from '#database/transaction.ts';
import { dayMs } from '#platform/contract/durations.ts';
import { hoursLabel } from '#platform/contract/figures.ts';
import { ask } from '../back-office/grow-approvals.ts';
import { type City, hourMs, plus } from '../city.ts';

const reasons = [
  '照片与另一场活动重复，队伍承认当天没有开展服务',
  '签到的手机同时为三个人签到，本人说明当天没有到场',
  '接到投诉核实：登记的时段本人在外地，有车票为证',
] as const;

type Staff = { id: number; displayName: string };

/** Two records that were voided by two people in the last weeks, and one that somebody asked to void this morning. */
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
  for (const [at, reason] of reasons.entries()) {
    const hour = hours[at * 40];
    if (!hour) continue;
    const isPending = at === reasons.length - 1;
    const askedAt = isPending ? plus(city.now, -3 * hourMs) : plus(city.now, -(6 + at * 7) * dayMs);
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

/** Proved records that nobody of the centre decided, in effect for a month. */
const hoursToVoid = (sql: Sql, city: City) =>
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
    )
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
