import { remote } from '#platform/web/remote.ts';
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
export const getNewsCall = remote<typeof getNews>('GET', '/api/content/dynamic/GetDynamicInfoById/{id}');
