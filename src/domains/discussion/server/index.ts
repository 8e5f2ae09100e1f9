import { hourMs } from '#platform/contract/durations.ts';
import { type BackgroundTask, keptSince, type Retention } from '#platform/server/background.ts';
import type { Room } from '#platform/server/calls/binding.ts';
import { discussionAuditWords } from './discussion.audit-words.ts';
import { discussionBindings } from './discussion.routes.ts';
import { removeOldTalk } from './discussion.store.ts';
import { discussionLeaving } from './leaving/discussion-leaving.ts';

/** What people said at an activity is kept as long as questions about it may come up (domain.md B). */
const talk: Retention = { what: '活动问答和讨论', days: 3 * 365, since: '活动结束', ending: '删除' };
const batch = 100;

/** Deletes what was said at activities that ended three years ago, with its replies and reports; a bounded number at a time. */
const forgetTalk: BackgroundTask = {
  name: 'discussion.forgetTalk',
  label: '清除旧活动的问答和讨论',
  everyMs: hourMs,
  keeps: [talk],
  run: async ({ sql, now, audit }) => {
    const count = await removeOldTalk(sql, { before: keptSince(now, talk), limit: batch });
    if (count > 0)
      await audit({ action: 'forgetTalk', targetType: 'chatPost', targetId: null, detail: { count } });
    return count === batch;
  },
};

/** The discussion room (问答): notices, questions, answers and remarks at an activity, and what staff do with them. */
export const discussionRoom: Room = {
  name: 'discussion',
  leaving: discussionLeaving,
  auditWords: discussionAuditWords,
  bindings: discussionBindings,
  tasks: [forgetTalk],
};
