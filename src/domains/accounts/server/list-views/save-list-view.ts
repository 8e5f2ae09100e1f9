import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/list-views.contract.ts';
import { listViewLimits } from '../../contract/list-views.words.ts';
import { lockAccount } from '../manage-accounts.store.ts';
import { viewsOf } from './list-views.queries.ts';
import { keepView } from './list-views.store.ts';

/** Keeps a view under its name; one account's are kept one after the other, so that the limit holds. */
export const saveListView: UseCase<typeof contract.saveListView> = async (act, { list, name, search }) => {
  const { accountId } = act.caller;
  await lockAccount(act.sql, accountId);
  const kept = await viewsOf(act.sql, accountId, list);
  const isKnown = kept.some((view) => view.name === name);
  if (!isKnown && kept.length >= listViewLimits.perList) throw act.refuse('tooMany');
  const viewId = await keepView(act.sql, {
    id: act.newId(),
    accountId,
    list,
    name,
    search,
    createdAt: act.now,
  });
  await act.audit({ targetType: 'account', targetId: accountId, detail: { list, name } });
  return { viewId };
};
