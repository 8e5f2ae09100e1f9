import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/covers.contract.ts';
import { changeCover } from './covers.store.ts';
import { lockOwnCover } from './own-cover.ts';

/** The caller goes after all. @throws Refusal over */
export const withdrawCover: UseCase<typeof contract.withdrawCover> = async (act, { requestId }) => {
  const cover = await lockOwnCover(act, requestId);
  await changeCover(act.sql, requestId, {
    status: 'withdrawn',
    endedAt: act.now,
    takerId: null,
    takenAt: null,
    nextGroupAt: null,
  });
  await act.audit({ targetType: 'signUp', targetId: cover.signUpId });
  return {};
};
