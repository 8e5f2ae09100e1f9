import { witnessDays } from '#domains/site/contract/witness.words.ts';
import { hourMs } from '#platform/contract/durations.ts';
import { type BackgroundTask, keptSince, type Retention } from '#platform/server/background.ts';
import { forgetWitnesses } from './makeups.store.ts';

/** A witness never asked to be named (PIPL 19). The hours that came of it keep theirs as long, in their own room. */
const witnesses: Retention = {
  what: '补录活动的证明人（姓名、手机尾号）',
  days: witnessDays,
  since: '补录办结或最后一次修改',
  ending: '清空',
};
const batch = 200;

/** Empties whom past activities (补录活动) name, of what the centre need not decide any more and nobody touched since. */
export const forgetMakeupWitnesses: BackgroundTask = {
  name: 'activities.forgetMakeupWitnesses',
  label: '清空往年补录活动的证明人',
  everyMs: hourMs,
  keeps: [witnesses],
  run: async ({ sql, now, audit }) => {
    const count = await forgetWitnesses(sql, { before: keptSince(now, witnesses), limit: batch });
    if (count > 0)
      await audit({
        action: 'forgetMakeupWitnesses',
        targetType: 'activityMakeup',
        targetId: null,
        detail: { count },
      });
    return count === batch;
  },
};
