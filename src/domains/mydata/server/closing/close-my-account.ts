import {
  changeAccount,
  lockAccount,
  type PasswordProof,
  requireOwnPassword,
} from '#domains/accounts/server/index.ts';
import { notify } from '#domains/messages/server/index.ts';
import { lockVolunteer, saveStanding } from '#domains/volunteers/server/index.ts';
import { dayMs } from '#platform/contract/durations.ts';
import { dayTimeLabel, toInstant } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type { PersonLeaving } from '#platform/server/leaving/person-leaving.ts';
import type * as contract from '../../contract/closing.contract.ts';
import { closingConfirmation, closingRefusals, coolOffDays } from '../../contract/closing.words.ts';
import { closeableFrom } from './closing.rules.ts';
import { insertClosing } from './closing.store.ts';
import { blockersOf } from './leaving-blockers.ts';

/**
 * Begins to close the caller's account. The person is locked before anything is looked at, as a sign-up locks them: of the two at
 * once the later sees the other. @throws Refusal by `closingRefusals`
 */
export const closeMyAccount: UseCase<
  typeof contract.closeMyAccount,
  { leaving: () => readonly PersonLeaving[]; proof: PasswordProof }
> = async (act, { confirmation }, { leaving, proof }) => {
  const { accountId, volunteerId } = act.caller;
  if (confirmation !== closingConfirmation)
    throw act.refuse('notConfirmed', { result: { field: 'confirmation' } });
  const volunteer = await lockVolunteer(act.sql, volunteerId);
  await requireOwnPassword(act, proof, {
    reason: 'wrongPassword',
    sentence: closingRefusals.wrongPassword,
  });
  await lockAccount(act.sql, accountId);
  const statusBefore = closeableFrom(volunteer.status);
  if (!statusBefore) throw act.refuse('underWay');
  if ((await blockersOf(act, leaving(), volunteerId)).length > 0) throw act.refuse('blocked');
  const closesAt = new Date(act.now.getTime() + coolOffDays * dayMs);
  await insertClosing(act.sql, {
    id: act.newId(),
    volunteerId,
    statusBefore,
    askedAt: act.now,
    closesAt,
    nextTryAt: closesAt,
  });
  const { statusReason, restrictedUntil } = volunteer;
  await saveStanding(act.sql, volunteerId, { status: 'closing', statusReason, restrictedUntil });
  await changeAccount(act.sql, accountId, { status: 'closing' });
  const until = dayTimeLabel(closesAt);
  await notify(act, {
    accountId,
    category: 'security',
    level: 'urgent',
    title: '账号正在注销',
    body: `你申请了注销账号。${until} 以后个人信息会被清除，不能恢复；在此之前登录都可以撤回。不是你本人操作，请马上撤回并修改密码。`,
    link: '/usercenter/index/mydata/closing',
    sms: { template: 'accountClosing', variables: { until } },
  });
  await act.audit({
    targetType: 'volunteer',
    targetId: volunteerId,
    detail: { before: volunteer.status, after: 'closing' },
  });
  return { closesAt: toInstant(closesAt) };
};
