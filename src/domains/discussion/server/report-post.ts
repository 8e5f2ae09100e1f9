import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/discussion.contract.ts';
import { chatLimits, heldReasons } from '../contract/discussion.words.ts';
import { changePost, insertReport, refreshAnswered } from './discussion.store.ts';
import { gone, lockedPost } from './moderated-post.ts';
import { canSee } from './written-post.ts';
import { writerOf } from './writer.ts';

/** Reports a post, once a person; at the third report it waits for staff. @throws NotFound also for what the caller may not read, Refusal ownPost, alreadyReported */
export const reportPost: UseCase<typeof contract.reportPost> = async (act, { chatId, reason }) => {
  const { accountId } = act.caller;
  const post = await lockedPost(act, chatId);
  const writer = await writerOf(act, { id: post.activityId, teamId: post.teamId });
  if (post.status !== 'visible' || !canSee(act, post, writer)) throw gone();
  if (post.authorId === accountId) throw act.refuse('ownPost');
  const isNew = await insertReport(act.sql, { postId: chatId, accountId, reason, createdAt: act.now });
  if (!isNew) throw act.refuse('alreadyReported');
  const reportCount = post.reportCount + 1;
  const isHeld = reportCount >= chatLimits.reportsToHold;
  await changePost(act.sql, chatId, {
    reportCount,
    ...(isHeld ? { status: 'held' as const, heldReason: heldReasons.reports } : {}),
  });
  if (isHeld && post.parentId !== null) await refreshAnswered(act.sql, post.parentId);
  await act.audit({ targetType: 'chatPost', targetId: chatId, reason, detail: { reportCount } });
  return {};
};
