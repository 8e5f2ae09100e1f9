import type { Room } from '#platform/server/calls/binding.ts';
import { forgetting } from '#platform/server/forgetting.ts';
import { discussionAuditWords } from './discussion.audit-words.ts';
import { discussionBindings } from './discussion.routes.ts';
import { removeOldTalk } from './discussion.store.ts';
import { discussionLeaving } from './leaving/discussion-leaving.ts';

/**
 * Deletes what was said at activities that ended three years ago, with its replies and reports. It is kept as long as questions about it may
 * come up (domain.md B).
 */
const forgetTalk = forgetting({
  name: 'discussion.forgetTalk',
  label: '清除旧活动的问答和讨论',
  rule: { what: '活动问答和讨论', days: 3 * 365, since: '活动结束', ending: '删除' },
  batch: 100,
  told: { action: 'forgetTalk', targetType: 'chatPost' },
  forget: removeOldTalk,
});

/** The discussion room (问答): notices, questions, answers and remarks at an activity, and what staff do with them. */
export const discussionRoom: Room = {
  name: 'discussion',
  leaving: discussionLeaving,
  auditWords: discussionAuditWords,
  bindings: discussionBindings,
  tasks: [forgetTalk],
};
