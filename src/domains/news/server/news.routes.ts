import { bind } from '#platform/server/binding.ts';
import type { Binding } from '#platform/server/binding.ts';
import * as contract from '../contract/news.contract.ts';
import { getNews } from './get-news.ts';
import { getNewsCategory, listNewsCategories } from './list-news-categories.ts';
import { listNews } from './list-news.ts';

/** The room's operations. */
export const newsBindings: Binding[] = [
  bind(contract.listNewsCategories, listNewsCategories),
  bind(contract.getNewsCategory, getNewsCategory),
  bind(contract.listNews, listNews),
  bind(contract.getNews, getNews),
];
