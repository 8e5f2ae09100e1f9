import { witnessDays } from '#domains/site/contract/witness.words.ts';
import { forgetting } from '#platform/server/forgetting.ts';
import { forgetWitnesses } from './makeups.store.ts';

/**
 * Empties whom past activities (补录活动) name, of what the centre need not decide any more and nobody touched since. A witness never asked
 * to be named (PIPL 19). The hours that came of it keep theirs as long, in their own room.
 */
export const forgetMakeupWitnesses = forgetting({
  name: 'activities.forgetMakeupWitnesses',
  label: '清空往年补录活动的证明人',
  rule: {
    what: '补录活动的证明人（姓名、手机尾号）',
    days: witnessDays,
    since: '补录办结或最后一次修改',
    ending: '清空',
  },
  told: { action: 'forgetMakeupWitnesses', targetType: 'activityMakeup' },
  forget: forgetWitnesses,
});
