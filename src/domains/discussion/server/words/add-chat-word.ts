import type { UseCase } from '#platform/server/calls/use-case.ts';
import { chatLimits } from '../../contract/discussion.words.ts';
import type * as contract from '../../contract/review.contract.ts';
import { plainText } from '../discussion.rules.ts';
import { insertChatWord } from '../discussion.store.ts';
import { chatWordCount } from '../review.queries.ts';

/** Adds a word; what consists of signs only would hold everything or nothing. @throws Refusal wordExists, wordsFull */
export const addChatWord: UseCase<typeof contract.addChatWord> = async (act, { word }) => {
  if ((await chatWordCount(act.sql)) >= chatLimits.words) throw act.refuse('wordsFull');
  if (plainText(word) === '') throw act.refuse('wordExists', { msg: '请填写文字，不能只有符号' });
  const wordId = await insertChatWord(act.sql, {
    word,
    createdBy: act.caller.accountId,
    createdAt: act.now,
  });
  if (wordId === undefined) throw act.refuse('wordExists');
  await act.audit({ targetType: 'chatWord', targetId: wordId, detail: { word } });
  return { wordId };
};
