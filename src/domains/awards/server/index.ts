import type { Room } from '#platform/server/calls/binding.ts';
import { awardsAuditWords } from './awards.audit-words.ts';
import { awardsBindings } from './awards.routes.ts';

/** The awards room (培训与表彰): what volunteers learned and were honoured for, as teams and the centre enter it. */
export const awardsRoom: Room = {
  name: 'awards',
  auditWords: awardsAuditWords,
  bindings: awardsBindings,
  tasks: [],
};
