import type { Room } from './binding.ts';

/** Chinese words of the audit log by the code that a line keeps. */
export type AuditWords = {
  /** What was done: operations by their own `act`, background work and consequences by their room. */
  acts: Readonly<Record<string, string>>;
  /** Kinds of objects that it was done to. */
  targets: Readonly<Record<string, string>>;
};

/** The words of all rooms together: every operation that writes says its act, the rest stands in its room's `auditWords`. */
export function collectAuditWords(rooms: readonly Room[]): AuditWords {
  const operations = rooms.flatMap((room) => room.bindings).map(({ operation }) => operation);
  const named = operations.flatMap(({ name, act }) => (act === undefined ? [] : [[name, act] as const]));
  const own = (kind: keyof AuditWords) => Object.assign({}, ...rooms.map((room) => room.auditWords?.[kind]));
  return { acts: { ...Object.fromEntries(named), ...own('acts') }, targets: own('targets') };
}
