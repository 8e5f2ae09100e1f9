import { notify } from '#domains/messages/server/index.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/discussion.contract.ts';
import { chatNotices } from './discussion.notices.ts';
import { findChatActivity, pinnedCountOf } from './discussion.queries.ts';
import { judgePost } from './discussion.rules.ts';
import { lockPins } from './discussion.store.ts';
import { writerOf } from './writer.ts';
import { requireMayWrite, write } from './written-post.ts';

/** Writes a notice, a question or a remark. What contains a word of the list waits for staff. @throws Refusal, TooMany */
export const createPost: UseCase<typeof contract.createPost> = async (act, request) => {
  const activity = await findChatActivity(act.sql, request.activityId);
  if (!activity) throw new NotFound('没有找到这个活动');
  const writer = await writerOf(act, activity);
  await requireMayWrite(act, writer, activity.status);
  const mayPin = request.isPinned && writer.isOwnTeam;
  if (mayPin) await lockPins(act.sql, activity.id);
  const refusal = judgePost(writer, request, mayPin ? await pinnedCountOf(act.sql, activity.id) : 0);
  if (refusal) throw act.refuse(refusal);
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
};
