import { bind, type Binding } from '#platform/server/calls/binding.ts';
import * as contract from '../../contract/list-views.contract.ts';
import { deleteListView } from './delete-list-view.ts';
import { listListViews } from './list-list-views.ts';
import { saveListView } from './save-list-view.ts';

/** What staff keep of their lists. */
export const listViewBindings: readonly Binding[] = [
  bind(contract.listListViews, listListViews),
  bind(contract.saveListView, saveListView),
  bind(contract.deleteListView, deleteListView),
];
