import type { Room } from '#platform/server/calls/binding.ts';
import { discussionAuditWords } from './discussion.audit-words.ts';
import { discussionBindings } from './discussion.routes.ts';

/** The discussion room (问答): notices, questions, answers and remarks at an activity, and what staff do with them. */
export const discussionRoom: Room = {
  name: 'discussion',
  auditWords: discussionAuditWords,
  bindings: discussionBindings,
};
