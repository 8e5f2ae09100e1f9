import { rehearse } from '#platform/server/calls/decide-each.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/review.contract.ts';
import { decideAll } from './decide-posts.ts';

/** Tells what `decidePosts` would do, and changes nothing. */
export const previewPosts: UseCase<typeof contract.previewPosts> = (act, batch) =>
  // The reason is asked for in the dialog that shows this.
  rehearse(act, (tried) => decideAll(tried, { ...batch, reason: '预览' }));
