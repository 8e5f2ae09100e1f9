import { notify } from '#domains/messages/server/index.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { decidedAlready } from '#platform/server/calls/overtaken.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/review.contract.ts';
import { contestedPost } from './contested-post.ts';
import { chatNotices } from './discussion.notices.ts';
import { findPost, type FoundPost } from './discussion.queries.ts';
import { changePost } from './discussion.store.ts';
import { gone, lockedPost, tellReporters } from './moderated-post.ts';
import { markAnswered } from './written-post.ts';
import { isModerator } from './writer.ts';

/** Shows a held, reported or hidden post again. What waited is told as if it had been written now. @throws Refusal notWaiting */
export const releasePost: UseCase<typeof contract.releasePost> = async (act, { chatId }) => {
  const post = await lockedPost(act, chatId);
  if (!isModerator(act.caller, post.organisationPath)) throw gone();
  const isWaiting = post.status === 'held' || post.status === 'hidden' || post.reportCount > 0;
  if (!isWaiting || post.status === 'deleted')
    throw await decidedAlready(act, contestedPost(chatId), 'notWaiting');
  await changePost(act.sql, chatId, {
    status: 'visible',
    heldReason: null,
    hiddenReason: null,
    reportCount: 0,
    moderatedBy: act.caller.accountId,
    moderatedAt: act.now,
  });
  await act.audit({ targetType: 'chatPost', targetId: chatId, detail: { from: post.status } });
  if (post.status !== 'visible') await tellReleased(act, post);
  await tellReporters(act, post, false);
  return {};
};

async function tellReleased(act: Act, post: FoundPost): Promise<void> {
  const { activityId, activityTitle, content } = post;
  const about = { activityId, activityTitle, content };
  await notify(act, chatNotices.released({ ...about, accountId: post.authorId }));
  if (post.kind === 'question')
    await notify(act, chatNotices.asked({ ...about, accountId: post.teamAccountId, chatId: post.id }));
  const isTeamAnswer = post.kind === 'answer' && post.authorId === post.teamAccountId;
  const question =
    isTeamAnswer && post.parentId !== null ? await findPost(act.sql, post.parentId) : undefined;
  if (question) await markAnswered(act, question, { content, answerId: post.id });
}
