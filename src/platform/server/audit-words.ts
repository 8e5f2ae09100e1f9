import type { AnyOperation } from '#platform/contract/operation.ts';

/** Chinese words of the audit log by the code that a line keeps. */
export type AuditWords = {
  /** What was done: operations by their own `act`, background work and consequences by their room. */
  acts: Readonly<Record<string, string>>;
  /** Kinds of objects that it was done to. */
  targets: Readonly<Record<string, string>>;
};

/** What a room gives to the audit log: its operations, and its words besides theirs. */
type SpeakingRoom = {
  bindings: readonly { operation: AnyOperation }[];
  auditWords?: AuditWords;
};

/** The words of all rooms together: every operation that writes says its act, the rest stands in its room's `auditWords`. */
export function collectAuditWords(rooms: readonly SpeakingRoom[]): AuditWords {
  const operations = rooms.flatMap((room) => room.bindings).map(({ operation }) => operation);
  const named = operations.flatMap(({ name, act }) => (act === undefined ? [] : [[name, act] as const]));
  const own = (kind: keyof AuditWords) => Object.assign({}, ...rooms.map((room) => room.auditWords?.[kind]));
  return { acts: { ...Object.fromEntries(named), ...own('acts') }, targets: own('targets') };
}
