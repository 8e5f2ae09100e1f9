import { changeAccount, lockAccount } from '#domains/accounts/server/index.ts';
import { notify } from '#domains/messages/server/index.ts';
import { lockVolunteer, saveStanding } from '#domains/volunteers/server/index.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/closing.contract.ts';
import { standingAgain } from './closing.rules.ts';
import { changeClosing, lockOpenClosing } from './closing.store.ts';

/** Takes the closing back. Its row is locked first, as the last step locks it: one of the two comes too late. @throws Refusal notClosing */
export const withdrawMyClosing: UseCase<typeof contract.withdrawMyClosing> = async (act) => {
  const { accountId, volunteerId } = act.caller;
  const closing = await lockOpenClosing(act.sql, volunteerId);
  if (!closing) throw act.refuse('notClosing');
  const { restrictedUntil, statusReason } = await lockVolunteer(act.sql, volunteerId);
  await lockAccount(act.sql, accountId);
  const { status, isRestricted } = standingAgain(
    { statusBefore: closing.statusBefore, restrictedUntil },
    act.now,
  );
  await saveStanding(act.sql, volunteerId, {
    status,
    statusReason: isRestricted ? statusReason : null,
    restrictedUntil: isRestricted ? restrictedUntil : null,
  });
  await changeAccount(act.sql, accountId, { status: 'active' });
  await changeClosing(act.sql, closing.id, { withdrawnAt: act.now });
  await notify(act, {
    accountId,
    category: 'security',
    level: 'important',
    title: '注销已撤回',
    body: '你的账号恢复正常，可以继续报名和参加活动。',
  });
  await act.audit({
    targetType: 'volunteer',
    targetId: volunteerId,
    detail: { before: 'closing', after: status },
  });
  return {};
};
