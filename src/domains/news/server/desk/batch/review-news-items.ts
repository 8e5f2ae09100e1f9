import type { ReasonOf } from '#platform/contract/operation.ts';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { auditBatch, decideEach } from '#platform/server/calls/decide-each.ts';
import type { RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import * as contract from '../../../contract/news-review.contract.ts';
import { reviewNews } from '../review-news.ts';

type Batch = RequestIn<typeof contract.reviewNewsItems>;

/** Reviews several texts; one that cannot be decided is listed with its sentence and does not stop the others. */
export const reviewNewsItems: UseCase<typeof contract.reviewNewsItems> = async (act, batch) => {
  const outcome = await decideNews(act, batch);
  await auditBatch(act, { targetType: 'news', ...batch }, outcome);
  return outcome;
};

export const decideNews = (
  act: Act<StaffCaller, ReasonOf<typeof contract.reviewNews>>,
  { items, ...decision }: Batch,
) =>
  decideEach(act, {
    items,
    idOf: ({ dynamicId }) => dynamicId,
    decide: (each, item) => reviewNews(each, { ...item, ...decision }),
    operation: contract.reviewNews,
  });
