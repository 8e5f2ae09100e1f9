import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/makeups.contract.ts';
import { changeMakeup } from './makeups.store.ts';
import { lockOwnMakeup } from './own-makeup.ts';

/** Takes back what waits: the team writes on in it. */
export const withdrawMakeup: UseCase<typeof contract.withdrawMakeup> = async (act, target) => {
  const row = await lockOwnMakeup(act, target, ['pending']);
  const version = await changeMakeup(act, row.id, { state: 'draft' });
  await act.audit({
    targetType: 'activityMakeup',
    targetId: row.id,
    detail: { from: row.state, to: 'draft' },
  });
  return { makeupId: row.id, version, state: 'draft' };
};
