import { hourMs, minuteMs } from '#platform/contract/durations.ts';
import { type BackgroundTask, keptSince, type Retention } from '#platform/server/background.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { releaseFiles } from '#domains/files/server/index.ts';
import { notifyMany } from '#domains/messages/server/index.ts';
import { staffHolding } from '#domains/roles/server/index.ts';
import { needFilePurposes } from '../contract/need-files.words.ts';
import { forgetPeople, markOverdueTold } from './needs.store.ts';
import { lateNeeds } from './review/review.queries.ts';

/** Names and phones of a need are kept for a year after its end (domain.md B). */
const people: Retention = {
  what: '需求中的姓名、电话和照片',
  days: 365,
  since: '需求结束',
  ending: '清空姓名电话，删除照片和语音',
};
const batch = 200;

/** Tells whoever verifies there that a clock ran out, once for each clock, in the same transaction. */
async function tellOverdue(act: Act): Promise<boolean> {
  const late = await lateNeeds(act.sql, act.now, batch);
  if (late.length === 0) return false;
  const staff = await staffHolding(act.sql, 'needs.review');
  await markOverdueTold(
    act.sql,
    late.map(({ id }) => id),
    act.now,
  );
  await notifyMany(
    act,
    late.flatMap(({ id, needNo, title, status, path }) =>
      staff
        .filter(({ reaches }) => reaches(path))
        .map(({ accountId }) => ({
          accountId,
          category: 'review' as const,
          level: 'important' as const,
          title: `需求超过时限：${title}`,
          body: `单号 ${needNo} 的${status === 'submitted' ? '核实' : '派单'}已超过时限，请尽快办理。`,
          link: `/review/needs?id=${id}${status === 'submitted' ? '' : '&tab=toDispatch'}`,
        })),
    ),
  );
  return late.length === batch;
}

/** Forgets whoever was in needs that ended long ago, with what they said and showed. */
async function forgetNeeds(act: Act): Promise<boolean> {
  const forgotten = await forgetPeople(act.sql, keptSince(act.now, people), batch);
  for (const { id: targetId, hasVoice, pictureCount } of forgotten)
    if (hasVoice || pictureCount > 0)
      for (const purpose of needFilePurposes)
        await releaseFiles(act, { targetType: 'need', targetId, purpose, at: act.now });
  return forgotten.length === batch;
}

/** What moves by the clock in this room. */
export const needsTasks: BackgroundTask[] = [
  { name: 'needs.tellOverdue', label: '提醒需求超过时限', everyMs: minuteMs, run: tellOverdue },
  {
    name: 'needs.forgetPeople',
    label: '清除旧需求的个人信息',
    keeps: [people],
    everyMs: hourMs,
    run: forgetNeeds,
  },
];
