import type { AnyOperation } from '#platform/contract/operation.ts';
import type { ApprovalKind } from '../approvals/approval-kind.ts';
import type { AnyExportSource } from '../exports/export-source.ts';
import type { AnyTask } from '../background.ts';
import type { PersonLeaving } from '../leaving/person-leaving.ts';
import type { HistoryGuard, RoomAuditWords } from '../audit-words.ts';
import type { Act } from './act.ts';
import type { ActOf, RequestIn, Together, TogetherCall, UseCase } from './use-case.ts';

/** An operation together with the use case that carries it out. */
export type Binding = {
  operation: AnyOperation;
  handler: (act: Act<never>, request: never, given: never) => Promise<unknown>;
  /** What the use case is given besides: the room's own, or worked out for this call before its transaction begins. */
  given: (act: Act<never>, request: never) => Promise<unknown>;
  /** Tried before the transaction: writes the call together with others of its kind. */
  together?: (call: TogetherCall<never>) => ReturnType<Together<AnyOperation>>;
  /** A read that asks the database in groups only (`readTogether`), so that many at once need no connection each. */
  isGathered?: true;
  /** Of an export: how background work reads the rows that are too many for one call. */
  exportSource?: AnyExportSource;
};

/**
 * What a use case needs besides act and request: `given` is the same for every call (keys, ports, reactions of higher rooms);
 * `before` works it out for one call on the plain handle, because on the embedded database everyone waits for a transaction
 * and slow work (a password hash, a file) has no business in it.
 */
type Giving<O extends AnyOperation, Given> =
  | { given: Given }
  | { before: (act: ActOf<O>, request: RequestIn<O>) => Promise<Given> };

/** Binds an operation to its use case; request, result, caller, reasons and what is given must agree or it does not compile. */
export function bind<O extends AnyOperation>(operation: O, useCase: UseCase<O>): Binding;
export function bind<O extends AnyOperation, Given>(
  operation: O,
  useCase: UseCase<O, Given>,
  giving: Giving<O, Given>,
): Binding;
export function bind<O extends AnyOperation, Given>(
  operation: O,
  useCase: (...all: never) => Promise<unknown>,
  giving?: Giving<O, Given>,
): Binding {
  const given = giving && 'given' in giving ? async () => giving.given : (giving?.before ?? nothing);
  return { operation, handler: useCase as Binding['handler'], given: given as Binding['given'] };
}

/** Binds an operation that tells repeated presses itself and is written together with others where that can be (decision 0044). */
export const bindTogether = <O extends AnyOperation>(
  operation: O,
  useCase: UseCase<O>,
  together: Together<O>,
): Binding => ({ ...bind(operation, useCase), together: together as Binding['together'] & object });

/** The same binding of a read that asks the database for many at once (`readTogether`), and for nothing else that each would need a connection for. */
export const gathered = (binding: Binding): Binding => ({ ...binding, isGathered: true });

const nothing = async (): Promise<undefined> => undefined;

/** One room as the roof sees it: its calls, its background work, and what the audit log says of both. */
export type Room = {
  name: string;
  bindings: readonly Binding[];
  tasks?: readonly AnyTask[];
  /** Acts besides its operations, and the objects that acts are about. */
  auditWords?: RoomAuditWords;
  /** Who may read the history of its objects, by their kind. */
  historyGuards?: Readonly<Record<string, HistoryGuard>>;
  /** Its acts that a second person must agree to. */
  approvalKinds?: readonly ApprovalKind[];
  /** What it does with somebody who closes the account. */
  leaving?: PersonLeaving;
};
