import { bind } from '#platform/server/calls/binding.ts';
import { bindExport } from '#platform/server/exports/exporting.ts';
import type { Binding } from '#platform/server/calls/binding.ts';
import * as categories from '../contract/news-categories.contract.ts';
import * as desk from '../contract/news-desk.contract.ts';
import * as writing from '../contract/news-form.contract.ts';
import * as review from '../contract/news-review.contract.ts';
import * as contract from '../contract/news.contract.ts';
import { countNewsView } from './count-news-view.ts';
import { createNews } from './desk/create-news.ts';
import { deleteNews } from './desk/delete-news.ts';
import { createNewsCategory } from './categories/create-news-category.ts';
import { deleteNewsCategory } from './categories/delete-news-category.ts';
import { updateNewsCategory } from './categories/update-news-category.ts';
import { getNewsRevision } from './desk/get-news-revision.ts';
import { getNewsWork } from './desk/get-news-work.ts';
import { restoreNewsRevision } from './desk/restore-news-revision.ts';
import { getNews } from './get-news.ts';
import { getNewsCategory } from './categories/get-news-category.ts';
import { listNewsCategories } from './categories/list-news-categories.ts';
import { exportNewsCategories } from './categories/export-news-categories.ts';
import { exportNewsReviewQueue } from './desk/export-news-review-queue.ts';
import { listNewsReviewQueue } from './desk/list-news-review-queue.ts';
import { listNews } from './list-news.ts';
import { previewNewsItems } from './desk/batch/preview-news-items.ts';
import { reviewNewsItems } from './desk/batch/review-news-items.ts';
import { reviewNews } from './desk/review-news.ts';
import { pinNews } from './desk/pin-news.ts';
import { takeDownNews } from './desk/take-down-news.ts';
import { updateNews } from './desk/update-news.ts';
import type { ViewCounter } from './view-counter.ts';
import { discardNewsRevision } from './desk/discard-news-revision.ts';
import { withdrawNews } from './desk/withdraw-news.ts';

/** The room's operations. */
export const newsBindings = (views: ViewCounter): Binding[] => [
  bind(contract.listNewsCategories, listNewsCategories),
  bind(contract.getNewsCategory, getNewsCategory),
  bind(contract.listNews, listNews),
  bind(contract.getNews, getNews),
  bind(contract.countNewsView, countNewsView, { given: views }),
  bind(writing.createNews, createNews),
  bind(writing.updateNews, updateNews),
  bind(writing.deleteNews, deleteNews),
  bind(desk.getNewsWork, getNewsWork),
  bind(desk.getNewsRevision, getNewsRevision),
  bind(desk.restoreNewsRevision, restoreNewsRevision),
  bind(desk.withdrawNews, withdrawNews),
  bind(desk.discardNewsRevision, discardNewsRevision),
  bind(desk.takeDownNews, takeDownNews),
  bind(desk.pinNews, pinNews),
  bind(review.listNewsReviewQueue, listNewsReviewQueue),
  bindExport(exportNewsReviewQueue),
  bind(review.reviewNews, reviewNews),
  bind(review.reviewNewsItems, reviewNewsItems),
  bind(review.previewNewsItems, previewNewsItems),
  bind(categories.createNewsCategory, createNewsCategory),
  bind(categories.updateNewsCategory, updateNewsCategory),
  bind(categories.deleteNewsCategory, deleteNewsCategory),
  bind(categories.exportNewsCategories, exportNewsCategories),
];
