import { rehearse } from '#platform/server/calls/decide-each.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../../contract/news-review.contract.ts';
import { decideNews } from './review-news-items.ts';

/** Tells what `reviewNewsItems` would do, and changes nothing. */
export const previewNewsItems: UseCase<typeof contract.previewNewsItems> = (act, batch) =>
  // The reason is asked for in the dialog that shows this.
  rehearse(act, (tried) => decideNews(tried, { ...batch, reason: '预览' }));
