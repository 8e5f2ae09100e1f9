import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/list-views.contract.ts';
import { dropView } from './list-views.store.ts';

/** Forgets a view. @throws NotFound for somebody else's, or one that is gone */
export const deleteListView: UseCase<typeof contract.deleteListView> = async (act, { viewId }) => {
  const { accountId } = act.caller;
  const name = await dropView(act.sql, accountId, viewId);
  if (name === undefined) throw new NotFound('这个视图已经删除');
  await act.audit({ targetType: 'account', targetId: accountId, detail: { name } });
  return {};
};
