import type { Room } from '#platform/server/calls/binding.ts';
import { followsAuditWords } from './follows.audit-words.ts';
import { followsBindings } from './follows.routes.ts';
import { followsTasks } from './follows.tasks.ts';
import { followsLeaving } from './leaving/follows-leaving.ts';

/** The follows room (收藏与关注): what a volunteer keeps an eye on, and what they are told of it. */
export const followsRoom: Room = {
  name: 'follows',
  leaving: followsLeaving,
  auditWords: followsAuditWords,
  bindings: followsBindings,
  tasks: followsTasks,
};
