import { remote } from '#platform/web/calls/remote.ts';
import type { deleteListView, listListViews, saveListView } from '../contract/list-views.contract.ts';

export const listListViewsCall = remote<typeof listListViews>('GET', '/api/accounts/ListListViews');
export const saveListViewCall = remote<typeof saveListView>('POST', '/api/accounts/SaveListView');
export const deleteListViewCall = remote<typeof deleteListView>('POST', '/api/accounts/DeleteListView');
