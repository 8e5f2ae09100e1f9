import { cappedCount } from '#database/capped-count.ts';
import { containing } from '#database/like-pattern.ts';
import { toInstant } from '#platform/contract/instants.ts';
import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import { offsetOf } from '#platform/contract/paging.ts';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { NotFound, Refusal } from '#platform/server/calls/failures.ts';
import { chatLimits, reviewTabs } from '../contract/discussion.words.ts';
import type {
  addChatWord as addOperation,
  listChatQueue as queueOperation,
  listChatWords as wordsOperation,
  removeChatWord as removeOperation,
} from '../contract/review.contract.ts';
import { plainText } from './discussion.rules.ts';
import { queuePage, queueRows, reportReasons } from './review.queries.ts';

/** What waits for staff, was reported or is hidden, with how much each list holds. */
export async function listChatQueue(
  { sql, caller }: Act<StaffCaller>,
  request: ParsedRequestOf<typeof queueOperation>,
): Promise<ResultOf<typeof queueOperation>> {
  const { tab, keyword } = request;
  const scope = caller.organisationPath;
  const rows = await queuePage(sql, { tab, keyword, scope })
    .limit(request.pageSize)
    .offset(offsetOf(request))
    .execute();
  const reasons =
    rows.length === 0
      ? []
      : await reportReasons(
          sql,
          rows.map(({ id }) => id),
        );
  const tabs = [];
  for (const each of reviewTabs) {
    const counted = queueRows(sql, { tab: each, keyword: '', scope }).select('p.id');
    tabs.push({ tab: each, count: await cappedCount(sql, counted) });
  }
  return {
    list: rows.map(({ id, heldReason, hiddenReason, createdAt, ...row }) => ({
      ...row,
      chatId: id,
      note: hiddenReason ?? heldReason,
      reports: reasons.filter(({ postId }) => postId === id).map(({ reason }) => reason),
      createdAt: toInstant(createdAt),
    })),
    total: await cappedCount(sql, queueRows(sql, { tab, keyword, scope }).select('p.id')),
    pageNum: request.pageNum,
    pageSize: request.pageSize,
    tabs,
  };
}

/** The words that hold a post, in the order they were added. */
export async function listChatWords(
  { sql }: Act<StaffCaller>,
  { keyword }: ParsedRequestOf<typeof wordsOperation>,
): Promise<ResultOf<typeof wordsOperation>> {
  const list = await sql
    .selectFrom('chatWords')
    .select(['id as wordId', 'word'])
    .$if(keyword !== '', (rows) => rows.where('word', 'like', containing(keyword)))
    .orderBy('id')
    .limit(chatLimits.words)
    .execute();
  return { list };
}

/** Adds a word; what consists of signs only would hold everything or nothing. @throws Refusal wordExists, wordsFull */
export async function addChatWord(
  act: Act<StaffCaller>,
  { word }: ParsedRequestOf<typeof addOperation>,
): Promise<ResultOf<typeof addOperation>> {
  const { count } = await act.sql
    .selectFrom('chatWords')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= chatLimits.words) throw new Refusal('wordsFull');
  if (plainText(word) === '') throw new Refusal('wordExists', { msg: '请填写文字，不能只有符号' });
  const added = await act.sql
    .insertInto('chatWords')
    .values({ word, createdBy: act.caller.accountId, createdAt: act.now })
    .onConflict((conflict) => conflict.column('word').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw new Refusal('wordExists');
  await act.audit({ targetType: 'chatWord', targetId: added.id, detail: { word } });
  return { wordId: added.id };
}

/** Takes a word off the list; what it held stays held until somebody releases it. */
export async function removeChatWord(
  act: Act<StaffCaller>,
  { wordId }: ParsedRequestOf<typeof removeOperation>,
) {
  const removed = await act.sql
    .deleteFrom('chatWords')
    .where('id', '=', wordId)
    .returning('word')
    .executeTakeFirst();
  if (!removed) throw new NotFound('词表里没有这个词');
  await act.audit({ targetType: 'chatWord', targetId: wordId, detail: { word: removed.word } });
  return {};
}
