import { witnessDays } from '#domains/site/contract/witness.words.ts';
import { forgetting } from '#platform/server/forgetting.ts';
import { forgetClaimWitnesses, forgetEntryWitnesses } from './witnesses.store.ts';

/**
 * Empties whom claims and entries name once their records ended long ago; the record, its papers and its grade stay. A witness never asked
 * to be named (PIPL 19): who served or the team typed it, and only a decision needs it.
 */
export const forgetWitnesses = forgetting({
  name: 'hours.forgetWitnesses',
  label: '清空往年补记和补录的证明人',
  rule: {
    what: '补记和补录的证明人（姓名、手机尾号）',
    days: witnessDays,
    since: '申请或记录办结',
    ending: '清空',
  },
  told: { action: 'forgetWitnesses', targetType: 'serviceHour' },
  forget: async (sql, old) => (await forgetClaimWitnesses(sql, old)) + (await forgetEntryWitnesses(sql, old)),
});
