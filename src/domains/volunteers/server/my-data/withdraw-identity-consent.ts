import { endConsents } from '#domains/accounts/server/index.ts';
import { releaseFiles } from '#domains/files/server/index.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/my-data.contract.ts';
import type { VolunteersReactions } from '../reactions.ts';
import { forgetNumbersOf, takeRealName } from '../real-name/real-name.store.ts';
import { takeBackCheck } from '../real-name/withdraw-real-name.ts';
import { isVerified } from '../../contract/volunteers.words.ts';
import { lockVolunteer } from '../volunteers.store.ts';
import { holdsIdNumber } from './my-data.queries.ts';

/**
 * Withdraws the consent to the use of the ID number: the number leaves the person and every check, pictures go, what waits is
 * taken back and the real name counts no more (PIPL 15, 47). The consent's row stays as proof. @throws Refusal notGiven
 */
export const withdrawIdentityConsent: UseCase<
  typeof contract.withdrawIdentityConsent,
  VolunteersReactions
> = async (act, _request, { tell }) => {
  const { sql, now } = act;
  const { accountId, volunteerId } = act.caller;
  const volunteer = await lockVolunteer(sql, volunteerId);
  const holdsNumber = await holdsIdNumber(sql, volunteerId);
  const ended = await endConsents(sql, { accountId, purpose: 'identityCheck', at: now });
  if (ended === 0 && !holdsNumber) throw act.refuse('notGiven');
  const checkId = await takeBackCheck(act, tell, volunteerId);
  await takeRealName(sql, volunteerId);
  for (const { id } of await forgetNumbersOf(sql, volunteerId))
    await releaseFiles(act, { purpose: 'idProof', targetType: 'realNameCheck', targetId: id, at: now });
  await tell(act, {
    accountId,
    category: 'review',
    title: '已撤回使用证件号码的同意',
    body: isVerified(volunteer.realNameStatus)
      ? '你的证件号码和证件照片已删除，实名认证随之失效。不是你本人操作的，请立即修改密码并联系实践中心。'
      : '你的证件号码和证件照片已删除。不是你本人操作的，请立即修改密码并联系实践中心。',
    link: '/usercenter/index/mydata',
  });
  await act.audit({
    targetType: 'volunteer',
    targetId: volunteerId,
    detail: { realNameStatus: [volunteer.realNameStatus, 'none'], ...(checkId ? { checkId } : {}) },
  });
  return {};
};
