import type { RoomAuditWords } from '#platform/server/audit-words.ts';

/** What the audit log says of this room: acts besides its operations, and the objects they are about. */
export const mydataAuditWords: RoomAuditWords = { acts: {}, targets: {} };
