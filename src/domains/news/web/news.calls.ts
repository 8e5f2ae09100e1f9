import { remote } from '#platform/web/calls/remote.ts';
import type {
  createNewsCategory,
  deleteNewsCategory,
  exportNewsCategories,
  updateNewsCategory,
} from '../contract/news-categories.contract.ts';
import type {
  discardNewsRevision,
  getNewsRevision,
  getNewsWork,
  pinNews,
  restoreNewsRevision,
  takeDownNews,
  withdrawNews,
} from '../contract/news-desk.contract.ts';
import type { createNews, deleteNews, updateNews } from '../contract/news-form.contract.ts';
import type {
  exportNewsReviewQueue,
  listNewsReviewQueue,
  previewNewsItems,
  reviewNews,
  reviewNewsItems,
} from '../contract/news-review.contract.ts';
import type { getNews, getNewsCategory, listNews, listNewsCategories } from '../contract/news.contract.ts';

export const listNewsCategoriesCall = remote<typeof listNewsCategories>(
  'POST',
  '/api/content/dynamic/SearchDynamicTypeEx',
);
export const getNewsCategoryCall = remote<typeof getNewsCategory>(
  'GET',
  '/api/content/dynamic/SearchDynamicType/{id}',
);
export const listNewsCall = remote<typeof listNews>('POST', '/api/app/content/dynamic/SearchDynamicInfoPage');
const getNewsCall = remote<typeof getNews>('GET', '/api/content/dynamic/GetDynamicInfoById/{id}');
export const createNewsCall = remote<typeof createNews>('POST', '/api/content/dynamic/CreateDynamicInfo');
export const updateNewsCall = remote<typeof updateNews>('PUT', '/api/content/dynamic/UpdateDynamicInfoById');
export const deleteNewsCall = remote<typeof deleteNews>(
  'DELETE',
  '/api/content/dynamic/DeleteDynamicInfoById',
);

export const getNewsWorkCall = remote<typeof getNewsWork>('GET', '/api/news/GetNewsWork/{id}');
export const getNewsRevisionCall = remote<typeof getNewsRevision>('POST', '/api/news/GetNewsRevision');
export const restoreNewsRevisionCall = remote<typeof restoreNewsRevision>(
  'POST',
  '/api/news/RestoreNewsRevision',
);
export const withdrawNewsCall = remote<typeof withdrawNews>('POST', '/api/news/WithdrawNews');
export const discardNewsRevisionCall = remote<typeof discardNewsRevision>(
  'POST',
  '/api/news/DiscardNewsRevision',
);
export const takeDownNewsCall = remote<typeof takeDownNews>('POST', '/api/news/TakeDownNews');
export const pinNewsCall = remote<typeof pinNews>('POST', '/api/news/PinNews');

export const listNewsReviewQueueCall = remote<typeof listNewsReviewQueue>(
  'POST',
  '/api/news/ListNewsReviewQueue',
);
export const exportNewsReviewQueueCall = remote<typeof exportNewsReviewQueue>(
  'POST',
  '/api/news/ExportNewsReviewQueue',
);
export const reviewNewsItemsCall = remote<typeof reviewNewsItems>('POST', '/api/news/ReviewNewsItems');
export const previewNewsItemsCall = remote<typeof previewNewsItems>('POST', '/api/news/PreviewNewsItems');
export const reviewNewsCall = remote<typeof reviewNews>('POST', '/api/news/ReviewNews');

export const createNewsCategoryCall = remote<typeof createNewsCategory>(
  'POST',
  '/api/news/CreateNewsCategory',
);
export const updateNewsCategoryCall = remote<typeof updateNewsCategory>(
  'PUT',
  '/api/news/UpdateNewsCategory',
);
export const deleteNewsCategoryCall = remote<typeof deleteNewsCategory>(
  'DELETE',
  '/api/news/DeleteNewsCategory',
);
export const exportNewsCategoriesCall = remote<typeof exportNewsCategories>(
  'POST',
  '/api/news/ExportNewsCategories',
);

/** Lists that any change to an item may concern. */
export const newsLists = [listNewsCall, listNewsReviewQueueCall];
/** The same with what was read of an item. */
export const newsReads = [...newsLists, getNewsWorkCall, getNewsCall];
