import type { Database } from '#database/connection.ts';
import { drawSpotChecks, lookAtEntries, lookAtShifts } from '#domains/anomalies/server/index.ts';
import { type City, dayMs, plus } from '../city.ts';

const conclusions = [
  { status: 'upheld', cause: 'proxy', note: '签到表上缺三个人的签名，其中两人承认当天没有到场。' },
  { status: 'unfounded', cause: 'sharedIsNormal', note: '三位老人没带手机，站点登记本有签名，回访属实。' },
  { status: 'asking', cause: null, note: '请说明为什么这几位用同一部手机，附站点登记本的照片。' },
] as const;

const findings = [
  { status: 'agrees', note: '电话问了本人，和签到表一致。' },
  { status: 'unclear', note: '电话三次没有人接，下周再打。' },
  { status: 'differs', note: '本人说提前一小时离开，签退是领队代点的。' },
  { status: 'agrees', note: '' },
] as const;

/** The draws of the last weeks by their roots, of which staff have looked at most. */
async function loadSpotChecks({ kysely: sql }: Database, { now, reviewerId }: City): Promise<void> {
  for (const weeksAgo of [2, 1, 0]) await drawSpotChecks({ sql, now: plus(now, -weeksAgo * 7 * dayMs) });
  // The roots of the city are all made at its beginning.
  await sql.updateTable('spotDraws').set({ drawnAt: now }).execute();
  const checks = await sql
    .selectFrom('spotChecks as c')
    .innerJoin('serviceHours as h', 'h.id', 'c.hourId')
    .select('c.hourId')
    .where((row) => row.or([row('h.approvedBy', 'is', null), row('h.approvedBy', '<>', reviewerId)]))
    .where((row) => row.or([row('h.confirmedBy', 'is', null), row('h.confirmedBy', '<>', reviewerId)]))
    .orderBy('c.week')
    .orderBy('c.hourId')
    .execute();
  for (const [place, { hourId }] of checks.entries()) {
    const found = findings[place % (findings.length + 1)];
    if (!found) continue;
    await sql
      .updateTable('spotChecks')
      .set({ ...found, byId: reviewerId, at: now })
      .where('hourId', '=', hourId)
      .execute();
  }
}

/** What the rules themselves notice in the city, of which staff have looked at most. */
export async function loadAnomalies(database: Database, city: City): Promise<void> {
  const { kysely: sql } = database;
  const { now, reviewerId } = city;
  await loadSpotChecks(database, city);
  while (await lookAtShifts({ sql, now })) continue;
  await lookAtEntries({ sql, now });
  const flags = await sql
    .selectFrom('anomalyFlags')
    .select(['id', 'rule', 'happenedAt'])
    .orderBy('happenedAt', 'desc')
    .orderBy('id')
    .execute();
  const seen = new Map<string, number>();
  for (const { id, rule, happenedAt } of flags) {
    const place = seen.get(rule) ?? 0;
    seen.set(rule, place + 1);
    // The latest of every rule waits.
    const conclusion = conclusions[(place % (conclusions.length + 1)) - 1];
    const decided = conclusion && { ...conclusion, decidedBy: reviewerId, decidedAt: now };
    await sql
      .updateTable('anomalyFlags')
      .set({ ...decided, foundAt: new Date(Math.min(now.getTime(), plus(happenedAt, dayMs / 4).getTime())) })
      .where('id', '=', id)
      .execute();
  }
}
