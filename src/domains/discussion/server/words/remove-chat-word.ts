import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/review.contract.ts';
import { deleteChatWord } from '../discussion.store.ts';

/** Takes a word off the list; what it held stays held until somebody releases it. */
export const removeChatWord: UseCase<typeof contract.removeChatWord> = async (act, { wordId }) => {
  const word = await deleteChatWord(act.sql, wordId);
  if (word === undefined) throw new NotFound('词表里没有这个词');
  await act.audit({ targetType: 'chatWord', targetId: wordId, detail: { word } });
  return {};
};
