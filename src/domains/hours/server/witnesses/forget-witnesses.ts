import { witnessDays } from '#domains/site/contract/witness.words.ts';
import { hourMs } from '#platform/contract/durations.ts';
import { type BackgroundTask, keptSince, type Retention } from '#platform/server/background.ts';
import { forgetClaimWitnesses, forgetEntryWitnesses } from './witnesses.store.ts';

/** A witness never asked to be named (PIPL 19): who served or the team typed it, and only a decision needs it. */
const witnesses: Retention = {
  what: '补记和补录的证明人（姓名、手机尾号）',
  days: witnessDays,
  since: '申请或记录办结',
  ending: '清空',
};
const batch = 200;

/** Empties whom claims and entries name once their records ended long ago; the record, its papers and its grade stay. */
export const forgetWitnesses: BackgroundTask = {
  name: 'hours.forgetWitnesses',
  label: '清空往年补记和补录的证明人',
  everyMs: hourMs,
  keeps: [witnesses],
  run: async ({ sql, now, audit }) => {
    const old = { before: keptSince(now, witnesses), limit: batch };
    const claimCount = await forgetClaimWitnesses(sql, old);
    const entryCount = await forgetEntryWitnesses(sql, old);
    const count = claimCount + entryCount;
    if (count > 0)
      await audit({
        action: 'forgetWitnesses',
        targetType: 'serviceHour',
        targetId: null,
        detail: { count },
      });
    return claimCount === batch || entryCount === batch;
  },
};
