import { notify } from '#domains/messages/server/index.ts';
import { leadsActivity } from '#domains/teams/server/index.ts';
import { decidedAlready } from '#platform/server/calls/overtaken.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/discussion.contract.ts';
import { contestedPost } from './contested-post.ts';
import { chatNotices } from './discussion.notices.ts';
import { changePost, refreshAnswered } from './discussion.store.ts';
import { gone, lockedPost, tellReporters } from './moderated-post.ts';
import { isModerator } from './writer.ts';

/** Hides a post: the team at its own activity, or staff in their scope. Its author learns why, who reported it that it is gone. */
export const hidePost: UseCase<typeof contract.hidePost> = async (act, { chatId, reason }) => {
  const post = await lockedPost(act, chatId);
  const { caller } = act;
  const isOwnTeam =
    caller.kind === 'team' && caller.teamId === post.teamId && leadsActivity(caller, post.activityId);
  if (!isOwnTeam && !isModerator(caller, post.organisationPath)) throw gone();
  // Hidden, it would leave no mark where it stood.
  if (post.authorId === caller.accountId) throw act.refuse('deleteOwn');
  if (post.status === 'hidden' || post.status === 'deleted')
    throw await decidedAlready(act, contestedPost(chatId), 'alreadyHidden');
  await changePost(act.sql, chatId, {
    status: 'hidden',
    hiddenReason: reason,
    isPinned: false,
    reportCount: 0,
    moderatedBy: caller.accountId,
    moderatedAt: act.now,
  });
  if (post.parentId !== null) await refreshAnswered(act.sql, post.parentId);
  await act.audit({ targetType: 'chatPost', targetId: chatId, reason });
  const { activityId, activityTitle, content, authorId } = post;
  await notify(act, chatNotices.hidden({ activityId, activityTitle, content, reason, accountId: authorId }));
  await tellReporters(act, post, true);
  return {};
};
