import { notify } from '#domains/messages/server/index.ts';
import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import type { Act, SignedInCaller } from '#platform/server/calls/act.ts';
import { NotFound, Refusal, TooMany } from '#platform/server/calls/failures.ts';
import type {
  createProjectChatInfo as createOperation,
  replyProjectChatInfo as replyOperation,
} from '../contract/discussion.contract.ts';
import { type ChatKind, chatLimits, type ChatVisibility, heldReasons } from '../contract/discussion.words.ts';
import { chatNotices } from './discussion.notices.ts';
import {
  chatWordsOf,
  findChatActivity,
  findPost,
  type FoundPost,
  pinnedCountOf,
  recentPosts,
} from './discussion.queries.ts';
import { containsWord, judgePost, judgeWriter, type WriterFacts } from './discussion.rules.ts';
import { insertPost, lockPins, lockPost, refreshAnswered } from './discussion.store.ts';
import { isModerator, writerOf } from './writer.ts';

type Writer = Act<SignedInCaller>;
type Written = ResultOf<typeof createOperation>;

/** Writes a notice, a question or a remark. What contains a word of the list waits for staff. @throws Refusal, TooMany */
export async function createPost(
  act: Writer,
  request: ParsedRequestOf<typeof createOperation>,
): Promise<Written> {
  const activity = await findChatActivity(act.sql, request.activityId);
  if (!activity) throw new NotFound('没有找到这个活动');
  const writer = await writerOf(act, activity);
  await requireMayWrite(act, writer, activity.status);
  const mayPin = request.isPinned && writer.isOwnTeam;
  if (mayPin) await lockPins(act.sql, activity.id);
  const refusal = judgePost(writer, request, mayPin ? await pinnedCountOf(act.sql, activity.id) : 0);
  if (refusal) throw new Refusal(refusal);
  const written = await write(act, { ...request, parentId: null, isPinned: request.isPinned });
  if (request.kind === 'question' && written.status === 'visible') {
    const about = { activityId: activity.id, activityTitle: activity.title };
    await notify(
      act,
      chatNotices.asked({
        ...about,
        accountId: activity.teamAccountId,
        content: request.content,
        chatId: written.chatId,
      }),
    );
  }
  return written;
}

/** Replies to a post at the top. An answer of the team marks the question and is told to who asked. @throws Refusal, TooMany */
export async function replyToPost(
  act: Writer,
  { chatId, content }: ParsedRequestOf<typeof replyOperation>,
): Promise<Written> {
  await lockPost(act.sql, chatId);
  const post = await findPost(act.sql, chatId);
  if (!post || post.parentId !== null || post.status !== 'visible') throw new NotFound('没有找到这条内容');
  const writer = await writerOf(act, { id: post.activityId, teamId: post.teamId });
  if (!canSee(act, post, writer)) throw new NotFound('没有找到这条内容');
  await requireMayWrite(act, writer, post.activityStatus);
  if (Number(post.replyCount) >= chatLimits.repliesPerPost) throw new Refusal('tooManyReplies');
  const kind = post.kind === 'question' ? 'answer' : 'discussion';
  const { activityId, visibility } = post;
  const written = await write(act, {
    activityId,
    visibility,
    kind,
    content,
    parentId: chatId,
    isPinned: false,
  });
  if (post.kind === 'question' && writer.isOwnTeam && written.status === 'visible')
    await markAnswered(act, post, { content, answerId: written.chatId });
  return written;
}

/** Whether the caller may read a post of this visibility. */
export const canSee = (act: Writer, post: FoundPost, writer: WriterFacts): boolean =>
  post.visibility === 'public' ||
  writer.isOwnTeam ||
  writer.isSignedUp ||
  post.authorId === act.caller.accountId ||
  isModerator(act.caller, post.organisationPath);

async function requireMayWrite(act: Writer, writer: WriterFacts, activityStatus: string): Promise<void> {
  const why = judgeWriter(writer, activityStatus);
  if (why) throw new Refusal(why);
  const { ofTenMinutes, ofDay } = await recentPosts(act.sql, act.caller.accountId, act.now);
  if (ofTenMinutes >= chatLimits.postsPerTenMinutes && !writer.isOwnTeam)
    throw new TooMany('发言太频繁，请 10 分钟后再试');
  if (ofDay >= chatLimits.postsPerDay && !writer.isOwnTeam)
    throw new TooMany('今天的发言已达上限，请明天再来');
}

type Draft = {
  activityId: number;
  parentId: number | null;
  kind: ChatKind;
  content: string;
  visibility: ChatVisibility;
  isPinned: boolean;
};

async function write(act: Writer, draft: Draft): Promise<Written> {
  const isHeld = containsWord(draft.content, await chatWordsOf(act.sql));
  const chatId = act.newId();
  await insertPost(act.sql, {
    id: chatId,
    activityId: draft.activityId,
    parentId: draft.parentId,
    kind: draft.kind,
    content: draft.content,
    visibility: draft.visibility,
    isPinned: draft.isPinned,
    authorId: act.caller.accountId,
    authorKind: act.caller.kind,
    status: isHeld ? 'held' : 'visible',
    heldReason: isHeld ? heldReasons.word : null,
    createdAt: act.now,
  });
  await act.audit({ targetType: 'chatPost', targetId: chatId, detail: { kind: draft.kind, isHeld } });
  return {
    chatId,
    status: isHeld ? 'held' : 'visible',
    message: isHeld ? '已提交，工作人员核实后公开' : '已发布',
  };
}

/** The team's first answer closes the question; every answer is told to who asked. */
export async function markAnswered(
  act: Pick<Act, 'sql' | 'now' | 'newId' | 'signal'>,
  question: FoundPost,
  { content, answerId }: { content: string; answerId: number },
): Promise<void> {
  await refreshAnswered(act.sql, question.id);
  const { activityId, activityTitle, authorId: accountId } = question;
  await notify(
    act,
    chatNotices.answered({ activityId, activityTitle, accountId, content, chatId: answerId }),
  );
}
