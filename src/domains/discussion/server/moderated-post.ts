import { notifyMany } from '#domains/messages/server/index.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import { chatNotices } from './discussion.notices.ts';
import { findPost, type FoundPost } from './discussion.queries.ts';
import { answerReports, lockPost } from './discussion.store.ts';

/** The post is not there, or not the caller's to act on. */
export const gone = (): NotFound => new NotFound('没有找到这条内容');

/** The post, locked until the end of the transaction. @throws NotFound */
export async function lockedPost(act: Act, chatId: number): Promise<FoundPost> {
  await lockPost(act.sql, chatId);
  const post = await findPost(act.sql, chatId);
  if (!post) throw gone();
  return post;
}

/** Answers the open reports of a post and tells who made them what became of it. */
export async function tellReporters(act: Act, post: FoundPost, isHidden: boolean): Promise<void> {
  const reporters = await answerReports(act.sql, post.id, act.now);
  const { activityId, activityTitle } = post;
  await notifyMany(
    act,
    reporters.map((accountId) =>
      chatNotices.reportAnswered({ activityId, activityTitle, accountId, isHidden }),
    ),
  );
}
