import { notify, notifyMany } from '#domains/messages/server/index.ts';
import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import type { Act, SignedInCaller, StaffCaller, TeamCaller } from '#platform/server/calls/act.ts';
import { NotFound, Refusal } from '#platform/server/calls/failures.ts';
import { decidedAlready } from '#platform/server/calls/overtaken.ts';
import type {
  deleteProjectChatInfo as deleteOperation,
  hideProjectChatInfo as hideOperation,
  pinProjectChatInfo as pinOperation,
  reportProjectChatInfo as reportOperation,
} from '../contract/discussion.contract.ts';
import { chatLimits, heldReasons } from '../contract/discussion.words.ts';
import type { releaseProjectChatInfo as releaseOperation } from '../contract/review.contract.ts';
import { contestedPost } from './contested-post.ts';
import { chatNotices } from './discussion.notices.ts';
import { findPost, type FoundPost, pinnedCountOf } from './discussion.queries.ts';
import { vanishes } from './discussion.rules.ts';
import {
  answerReports,
  changePost,
  insertReport,
  lockPins,
  lockPost,
  refreshAnswered,
  removePost,
} from './discussion.store.ts';
import { canSee, markAnswered } from './write-posts.ts';
import { isModerator, writerOf } from './writer.ts';

const gone = (): NotFound => new NotFound('没有找到这条内容');

async function lockedPost(act: Act, chatId: number): Promise<FoundPost> {
  await lockPost(act.sql, chatId);
  const post = await findPost(act.sql, chatId);
  if (!post) throw gone();
  return post;
}

/** Hides a post: the team at its own activity, or staff in their scope. Its author learns why, who reported it that it is gone. */
export async function hidePost(
  act: Act<SignedInCaller>,
  { chatId, reason }: ParsedRequestOf<typeof hideOperation>,
) {
  const post = await lockedPost(act, chatId);
  const { caller } = act;
  const isOwnTeam = caller.kind === 'team' && caller.teamId === post.teamId;
  if (!isOwnTeam && !isModerator(caller, post.organisationPath)) throw gone();
  // Hidden, it would leave no mark where it stood.
  if (post.authorId === caller.accountId) throw new Refusal('deleteOwn');
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
}

/** Shows a held, reported or hidden post again. What waited is told as if it had been written now. @throws Refusal notWaiting */
export async function releasePost(
  act: Act<StaffCaller>,
  { chatId }: ParsedRequestOf<typeof releaseOperation>,
) {
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
}

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

async function tellReporters(act: Act, post: FoundPost, isHidden: boolean): Promise<void> {
  const reporters = await answerReports(act.sql, post.id, act.now);
  const { activityId, activityTitle } = post;
  await notifyMany(
    act,
    reporters.map((accountId) =>
      chatNotices.reportAnswered({ activityId, activityTitle, accountId, isHidden }),
    ),
  );
}

/** Reports a post, once a person; at the third report it waits for staff. @throws NotFound also for what the caller may not read, Refusal ownPost, alreadyReported */
export async function reportPost(
  act: Act<SignedInCaller>,
  { chatId, reason }: ParsedRequestOf<typeof reportOperation>,
) {
  const { accountId } = act.caller;
  const post = await lockedPost(act, chatId);
  const writer = await writerOf(act, { id: post.activityId, teamId: post.teamId });
  if (post.status !== 'visible' || !canSee(act, post, writer)) throw gone();
  if (post.authorId === accountId) throw new Refusal('ownPost');
  const isNew = await insertReport(act.sql, { postId: chatId, accountId, reason, createdAt: act.now });
  if (!isNew) throw new Refusal('alreadyReported');
  const reportCount = post.reportCount + 1;
  const isHeld = reportCount >= chatLimits.reportsToHold;
  await changePost(act.sql, chatId, {
    reportCount,
    ...(isHeld ? { status: 'held' as const, heldReason: heldReasons.reports } : {}),
  });
  if (isHeld && post.parentId !== null) await refreshAnswered(act.sql, post.parentId);
  await act.audit({ targetType: 'chatPost', targetId: chatId, reason, detail: { reportCount } });
  return {};
}

/**
 * Deletes the caller's own post: within ten minutes and without replies it is gone, else a mark stays. Who reported it is
 * told.
 */
export async function deletePost(
  act: Act<SignedInCaller>,
  { chatId }: ParsedRequestOf<typeof deleteOperation>,
): Promise<ResultOf<typeof deleteOperation>> {
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
}

/** Pins a notice of the team's own activity, at most three, or takes it down. @throws Refusal tooManyPinned */
export async function pinPost(
  act: Act<TeamCaller>,
  { chatId, isPinned }: ParsedRequestOf<typeof pinOperation>,
) {
  const post = await lockedPost(act, chatId);
  if (post.teamId !== act.caller.teamId || post.kind !== 'notice' || post.status !== 'visible') throw gone();
  await lockPins(act.sql, post.activityId);
  const isFull = (await pinnedCountOf(act.sql, post.activityId)) >= chatLimits.pinnedPerActivity;
  if (isPinned && !post.isPinned && isFull) throw new Refusal('tooManyPinned');
  await changePost(act.sql, chatId, { isPinned });
  await act.audit({ targetType: 'chatPost', targetId: chatId, detail: { isPinned } });
  return {};
}
