import { notifyMany } from '#domains/messages/server/index.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { recordsById } from './entries.queries.ts';
import { markSilent } from './entries.store.ts';

const batch = 200;

/** Days over without a word: the entry goes on to the centre as 本人未答复, confirmed by nobody. */
export async function closeAnswers(act: Act): Promise<boolean> {
  const hourIds = await markSilent(act.sql, { now: act.now, limit: batch });
  const rows = await recordsById(act.sql, hourIds);
  await notifyMany(
    act,
    rows.map((row) => ({
      accountId: row.volunteerId,
      category: 'hours' as const,
      title: '补录已过答复期限',
      body: `“${row.activityTitle}”的补录没有等到你的答复，已标明“本人未答复”交实践中心审核。不属实的，仍可在活动详情里提出异议。`,
      link: `/usercenter/index/myactivity/detail/${row.activityId}`,
      dedupeKey: `hourEntrySilent:${row.id}`,
    })),
  );
  for (const hourId of hourIds)
    await act.audit({ action: 'closeHourAnswer', targetType: 'serviceHour', targetId: hourId });
  return hourIds.length === batch;
}
