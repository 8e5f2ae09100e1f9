import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/review.contract.ts';
import { chatWordsLike } from '../review.queries.ts';

/** The words that hold a post, in the order they were added. */
export const listChatWords: UseCase<typeof contract.listChatWords> = async ({ sql }, { keyword }) => ({
  list: await chatWordsLike(sql, keyword),
});
