import type { Retention } from '#platform/server/background.ts';
import { forgetting } from '#platform/server/forgetting.ts';
import { forgetNumbers } from './real-name.store.ts';

/** Numbers and pictures in decided checks; the verified number lies with the person (domain.md B). */
export const idProofs: Retention = {
  what: '实名审核的证件号码和照片',
  days: 30,
  since: '审核完成',
  ending: '清空号码，删除照片',
};

/** Empties the numbers; their pictures end at the same time, as the decision told the files room. */
export const forgetIdNumbers = forgetting({
  name: 'volunteers.forgetIdNumbers',
  label: '清除实名审核的证件号码',
  rule: idProofs,
  forget: forgetNumbers,
});
