import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/discussion.contract.ts';
import { chatLimits } from '../contract/discussion.words.ts';
import { findPost } from './discussion.queries.ts';
import { lockPost } from './discussion.store.ts';
import { writerOf } from './writer.ts';
import { canSee, markAnswered, requireMayWrite, write } from './written-post.ts';

/** Replies to a post at the top. An answer of the team marks the question and is told to who asked. @throws Refusal, TooMany */
export const replyToPost: UseCase<typeof contract.replyToPost> = async (act, { chatId, content }) => {
  await lockPost(act.sql, chatId);
  const post = await findPost(act.sql, chatId);
  if (!post || post.parentId !== null || post.status !== 'visible') throw new NotFound('没有找到这条内容');
  const writer = await writerOf(act, { id: post.activityId, teamId: post.teamId });
  if (!canSee(act, post, writer)) throw new NotFound('没有找到这条内容');
  await requireMayWrite(act, writer, post.activityStatus);
  if (Number(post.replyCount) >= chatLimits.repliesPerPost) throw act.refuse('tooManyReplies');
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
};
