import { leadsActivity } from '#domains/teams/server/index.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/discussion.contract.ts';
import { chatLimits } from '../contract/discussion.words.ts';
import { pinnedCountOf } from './discussion.queries.ts';
import { changePost, lockPins } from './discussion.store.ts';
import { gone, lockedPost } from './moderated-post.ts';

/** Pins a notice of the team's own activity, at most three, or takes it down. @throws Refusal tooManyPinned */
export const pinPost: UseCase<typeof contract.pinPost> = async (act, { chatId, isPinned }) => {
  const post = await lockedPost(act, chatId);
  const isTheirs = post.teamId === act.caller.teamId && leadsActivity(act.caller, post.activityId);
  if (!isTheirs || post.kind !== 'notice' || post.status !== 'visible') throw gone();
  await lockPins(act.sql, post.activityId);
  const isFull = (await pinnedCountOf(act.sql, post.activityId)) >= chatLimits.pinnedPerActivity;
  if (isPinned && !post.isPinned && isFull) throw act.refuse('tooManyPinned');
  await changePost(act.sql, chatId, { isPinned });
  await act.audit({ targetType: 'chatPost', targetId: chatId, detail: { isPinned } });
  return {};
};
