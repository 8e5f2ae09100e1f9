import type { Database } from '#database/connection.ts';
import { lookAtEntries, lookAtShifts } from '#domains/anomalies/server/index.ts';
import { type City, dayMs, plus } from '../city.ts';

const conclusions = [
  { status: 'upheld', cause: 'proxy', note: '签到表上缺三个人的签名，其中两人承认当天没有到场。' },
  { status: 'unfounded', cause: 'sharedIsNormal', note: '三位老人没带手机，站点登记本有签名，回访属实。' },
  { status: 'asking', cause: null, note: '请说明为什么这几位用同一部手机，附站点登记本的照片。' },
] as const;

/** What the rules themselves notice in the city, of which staff have looked at most. */
export async function loadAnomalies(database: Database, city: City): Promise<void> {
  const { kysely: sql } = database;
  const { now, reviewerId } = city;
  while (await lookAtShifts({ sql, now })) continue;
  await lookAtEntries({ sql, now });
  const flags = await sql
    .selectFrom('anomalyFlags')
    .select(['id', 'happenedAt'])
    .orderBy('happenedAt')
    .orderBy('id')
    .execute();
  for (const [place, { id, happenedAt }] of flags.entries()) {
    const conclusion = conclusions[place % (conclusions.length + 1)];
    const decided = conclusion && { ...conclusion, decidedBy: reviewerId, decidedAt: now };
    await sql
      .updateTable('anomalyFlags')
      .set({ ...decided, foundAt: new Date(Math.min(now.getTime(), plus(happenedAt, dayMs / 4).getTime())) })
      .where('id', '=', id)
      .execute();
  }
}
