import { endConsents, type RegistrationTools } from '#domains/accounts/server/index.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/my-data.contract.ts';
import type { VolunteersReactions } from '../reactions.ts';
import { findWard } from '../registration.queries.ts';
import { lockVolunteer, waitForGuardian } from '../volunteers.store.ts';

/**
 * A guardian takes the consent back with a code of the own phone, as it was given: the account waits again, nothing is signed up for or
 * recorded meanwhile, name and number of the guardian go. @throws Refusal by `guardianWithdrawalRefusals`
 */
export const withdrawGuardianConsent: UseCase<
  typeof contract.withdrawGuardianConsent,
  RegistrationTools & VolunteersReactions
> = async (act, { mobile, smsCode }, { desk, vault, tell }) => {
  const { sql, now } = act;
  const { accountId, volunteerId } = act.caller;
  const { status, guardianConsentAt } = await lockVolunteer(sql, volunteerId);
  if (guardianConsentAt === null || !withdrawable.includes(status)) throw act.refuse('notGiven');
  if ((await findWard(sql, volunteerId, vault.hashOf(mobile))) === undefined) throw act.refuse('notGuardian');
  const code = { mobile, scene: 'guardianEnds', code: smsCode, field: 'smsCode' } as const;
  const { codeId, repeats } = await desk.check(act, code);
  if (repeats !== undefined) throw act.refuse('codeExpired', { result: { field: 'smsCode' } });
  await endConsents(sql, { accountId, purpose: 'guardianConsent', at: now });
  await waitForGuardian(sql, volunteerId);
  await desk.spend(act, [codeId], accountId);
  await tell(act, {
    accountId,
    level: 'important',
    title: '监护人撤回了同意',
    body: '账号暂时不能报名和签到，已经报上的场次请先取消。服务记录、证书和星级都保留；监护人重新同意后账号就恢复。',
    link: '/usercenter/index/mydata',
  });
  await act.audit({
    targetType: 'volunteer',
    targetId: volunteerId,
    detail: { status: [status, 'pendingGuardian'] },
  });
  return {};
};

/** Whoever is restricted or frozen stays so: that is for staff to end. */
const withdrawable: readonly string[] = ['active', 'dormant'];
