import { notify } from '#domains/messages/server/index.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { creditRules } from '../../contract/signups.limits.ts';
import { signUpNotices } from '../signups.notices.ts';
import { findSignUp } from '../signups.queries.ts';
import { insertCreditEvent } from './credit.store.ts';

/** Makes the credit event of a final absence, once for a sign-up, and tells the person of it and of the appeal. */
export async function recordNoShow(
  act: Act,
  absence: { volunteerId: number; signUpId: number },
): Promise<boolean> {
  const points = creditRules.noShowPoints;
  const isNew = await insertCreditEvent(act.sql, { ...absence, kind: 'noShow', points, now: act.now });
  if (!isNew) return false;
  const signUp = await findSignUp(act.sql, absence.signUpId);
  if (signUp) await notify(act, signUpNotices.credit(signUp, points, '未到场'));
  await act.audit({
    action: 'recordNoShow',
    targetType: 'signUp',
    targetId: absence.signUpId,
    detail: { points },
  });
  return true;
}
