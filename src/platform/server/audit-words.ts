import type { AnyOperation } from '#platform/contract/operation.ts';
import type { Act, StaffCaller } from './calls/act.ts';

/** A Chinese word by the code that a line keeps. */
type Words = Readonly<Record<string, string>>;

/** Chinese words of the audit log by the code that a line keeps. */
export type AuditWords = {
  /** What was done: operations by their own `act`, background work and consequences by their room. */
  acts: Words;
  /** Kinds of objects that it was done to. */
  targets: Words;
  /** Names in a line's detail, as people call them: `trustGrade` 信用等级; or by object and name, `site.title`, where one object calls it otherwise. */
  fields: Words;
  /** Coded values by the name that holds them, `status`; or by object and name, `team.status`, where one name holds several sets. */
  values: Readonly<Record<string, Words>>;
  /** Of which name a bare `before`/`after` or `from`/`to` of an act tells; `status` where nothing is said. */
  changedBy: Words;
};

/** What a room says itself. Fields and values are everybody's: a word stands with the room that it belongs to. */
export type RoomAuditWords = Pick<AuditWords, 'acts' | 'targets'> & Partial<AuditWords>;

/** Refuses an object that this member of staff may not see, as if it were not there: a right of the role, then the row. */
export type HistoryGuard = (act: Act<StaffCaller>, targetId: number) => Promise<void>;

/** What a room gives to the audit log: its operations, and its words besides theirs. */
type SpeakingRoom = {
  bindings: readonly { operation: AnyOperation }[];
  auditWords?: RoomAuditWords;
};

/** The words of all rooms together: every operation that writes says its act, the rest stands in its room's `auditWords`. */
export function collectAuditWords(rooms: readonly SpeakingRoom[]): AuditWords {
  const operations = rooms.flatMap((room) => room.bindings).map(({ operation }) => operation);
  const named = operations.flatMap(({ name, act }) => (act === undefined ? [] : [[name, act] as const]));
  const own = (kind: keyof AuditWords) => Object.assign({}, ...rooms.map((room) => room.auditWords?.[kind]));
  return {
    acts: { ...Object.fromEntries(named), ...own('acts') },
    targets: own('targets'),
    fields: own('fields'),
    values: own('values'),
    changedBy: own('changedBy'),
  };
}

/** The guards of all rooms by the kind of object whose history they keep. */
export const collectHistoryGuards = (
  rooms: readonly { historyGuards?: Readonly<Record<string, HistoryGuard>> }[],
): Readonly<Record<string, HistoryGuard>> => Object.assign({}, ...rooms.map((room) => room.historyGuards));
