import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/news.contract.ts';
import type { ViewCounter } from './view-counter.ts';

/** Counts a reader of an item, once a day; the number reaches the database with the next batch. */
export const countNewsView: UseCase<typeof contract.countNewsView, ViewCounter> = async (
  act,
  { dynamicId },
  views,
) => {
  views.count(act, dynamicId);
  return {};
};
