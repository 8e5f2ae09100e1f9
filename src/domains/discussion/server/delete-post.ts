import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/discussion.contract.ts';
import { vanishes } from './discussion.rules.ts';
import { changePost, refreshAnswered, removePost } from './discussion.store.ts';
import { gone, lockedPost, tellReporters } from './moderated-post.ts';

/**
 * Deletes the caller's own post: within ten minutes and without replies it is gone, else a mark stays. Who reported it is
 * told.
 */
export const deletePost: UseCase<typeof contract.deletePost> = async (act, { chatId }) => {
  const post = await lockedPost(act, chatId);
  if (post.authorId !== act.caller.accountId || post.status === 'deleted' || post.status === 'hidden')
    throw gone();
  await tellReporters(act, post, true);
  const isGone = vanishes({ createdAt: post.createdAt, replyCount: Number(post.replyCount) }, act.now);
  if (isGone) await removePost(act.sql, chatId);
  else
    await changePost(act.sql, chatId, {
      status: 'deleted',
      heldReason: null,
      isPinned: false,
      reportCount: 0,
    });
  if (post.parentId !== null) await refreshAnswered(act.sql, post.parentId);
  await act.audit({ targetType: 'chatPost', targetId: chatId, detail: { isGone } });
  return { isGone };
};
