import type { ReasonOf } from '#platform/contract/operation.ts';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { auditBatch, decideEach } from '#platform/server/calls/decide-each.ts';
import type { RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import { hidePost as hidingPost } from '../contract/discussion.contract.ts';
import * as contract from '../contract/review.contract.ts';
import { hidePost } from './hide-post.ts';
import { releasePost } from './release-post.ts';

type Batch = RequestIn<typeof contract.decidePosts>;

/** Shows or hides several posts; one that cannot be decided is listed with its sentence and does not stop the others. */
export const decidePosts: UseCase<typeof contract.decidePosts> = async (act, batch) => {
  const outcome = await decideAll(act, batch);
  await auditBatch(act, { targetType: 'chatPost', ...batch }, outcome);
  return outcome;
};

export const decideAll = (
  act: Act<StaffCaller, ReasonOf<typeof contract.decidePosts>>,
  { chatIds, verdict, reason = '' }: Batch,
) =>
  decideEach(act, {
    items: [...new Set(chatIds)],
    idOf: (chatId) => chatId,
    decide: (each, chatId) =>
      verdict === 'hide' ? hidePost(each, { chatId, reason }) : releasePost(each, { chatId }),
    operation: verdict === 'hide' ? hidingPost : contract.releasePost,
  });
