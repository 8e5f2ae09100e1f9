import type { Database } from '#database/connection.ts';
import { inTransaction, type Sql } from '#database/transaction.ts';
import { sessionCodes } from '#platform/contract/envelope.ts';
import type { AnyOperation, CallerRequirement } from '#platform/contract/operation.ts';
import { hasRank, type LeaderRank } from '#platform/contract/account-kinds.ts';
import type { Key } from '../encryption.ts';
import { freshProofMs } from '#platform/contract/reauthentication.ts';
import type { Caller, CookieJar } from './act.ts';
import type { Binding } from './binding.ts';
import { Failure, Forbidden, NotSignedIn, ReauthenticationNeeded } from './failures.ts';
import { type ActOrigin, lineFor, makeAct } from './make-act.ts';
import { parseRequest } from './parse-request.ts';
import type { FallenGroups } from '../telling/fallen-groups.ts';
import type { SharedAnswers } from '../signals/shared-answers.ts';
import type { Signals } from '../signals/signals.ts';

/** What carrying out operations needs of the running product. */
export type Engine = {
  database: Database;
  clock: () => Date;
  newId: () => number;
  /** Where committed writes tell what changed; without it nobody listens. */
  signals?: Signals;
  /** Keeps what is the same for everybody; without it everything is read anew. */
  answers?: SharedAnswers;
  /** Key under which answers of commands are kept for who did not receive them; without it none are. */
  answerKey?: Key;
  /** Told of groups that could not be written together; without it nobody is. */
  fallenGroups?: FallenGroups;
  /** Notes which tables this engine's reads touch. */
  readTables?: Set<string>;
};

export type Invocation = {
  caller: Caller;
  requestId: string;
  address?: string;
  /** Keyed hash of the browser's device mark. */
  deviceHash?: string | null;
  userAgent?: string;
  cookies?: CookieJar;
};

export type OperationInput<Conclusion> = Invocation & {
  request: unknown;
  /** What becomes of the use case's result; inside the transaction of a write, so that what cannot be told is not done. */
  conclude?: (result: unknown) => Conclusion;
  /** What is kept of the conclusion of a write, in its transaction. */
  keep?: ((sql: Sql, conclusion: Conclusion) => Promise<void>) | undefined;
  /** Where a call stands in line that could not be written together with others and goes its own way. */
  inOwnLane?: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

/** Refuses a caller that the operation does not ask for: 401 when nobody is signed in, 403 for the wrong kind. */
export function requireCaller(requirement: CallerRequirement, caller: Caller): void {
  if (requirement === 'public') return;
  if (caller.kind === 'anonymous') throw new NotSignedIn(sessionCodes.unknown);
  if (requirement === 'signedIn' || requirement === caller.kind) return;
  if (typeof requirement !== 'object' || caller.kind !== 'staff') throw new Forbidden();
  const { permission, scope } = requirement;
  if (permission !== undefined && !caller.permissions.has(permission)) throw new Forbidden();
  if (scope === 'city' && caller.scope !== undefined)
    throw new Forbidden('这由实践中心统一设置，所和站不能更改');
}

/** The one gate for staff who have something to do before anything else. @throws Forbidden with the sentence what */
function requireDutyDone({ caller: open, servesDuty }: AnyOperation, caller: Caller): void {
  if (caller.kind !== 'staff' || !caller.duty || open === 'public' || servesDuty) return;
  throw new Forbidden(caller.duty.sentence);
}

/** The one gate for what uncovers or takes out personal data. @throws ReauthenticationNeeded when the last proof is too old */
function requireFreshProof({ asksFreshProof }: AnyOperation, caller: Caller, now: Date): void {
  if (!asksFreshProof || caller.kind !== 'staff') return;
  const age = now.getTime() - (caller.provedAt?.getTime() ?? 0);
  if (age > freshProofMs) throw new ReauthenticationNeeded();
}

/** The one gate for what somebody may not who acts for an account with a login of their own. @throws Forbidden */
export function requireRank({ caller: open, ledBy = 'manager' }: AnyOperation, caller: Caller): void {
  if (caller.kind === 'anonymous' || !('person' in caller) || !caller.person) return;
  if (open === caller.kind && !hasRank(caller.person.rank, ledBy)) throw new Forbidden(rankSentences[ledBy]);
}
const rankSentences: Record<LeaderRank, string> = {
  leader: '你没有这项操作的权限',
  manager: '这要由负责人或管理员来做，请联系他们',
  head: '这只能由负责人来做，请联系负责人',
  account: '这只能用团体自己的账号来做',
};

/** The one gate for what is written by whoever is suspended (domain.md 4.2.2). @throws Forbidden with the sentence why */
function requireStanding({ caller: open, effect, worksWhileSuspended }: AnyOperation, caller: Caller): void {
  if (caller.kind === 'anonymous' || caller.suspension === undefined) return;
  if (effect === 'read' || open === 'public' || worksWhileSuspended) return;
  throw new Forbidden(caller.suspension);
}

/** All gates that need nothing but the caller, in their order: for a call, and for a file before it is read. @throws Forbidden, NotSignedIn */
export function requireAllowed(operation: AnyOperation, caller: Caller): void {
  requireDutyDone(operation, caller);
  requireCaller(operation.caller, caller);
  requireRank(operation, caller);
  requireStanding(operation, caller);
}

/**
 * Carries out one operation, alike for HTTP and for the page server in process: caller, request, and for a write one
 * transaction in which the use case must leave an audit line. Returns the use case's result as `conclude` leaves it.
 */
export async function invokeOperation<Conclusion = unknown>(
  engine: Engine,
  binding: Binding,
  input: OperationInput<Conclusion>,
): Promise<Conclusion> {
  const { operation, handler } = binding;
  const { conclude = (result) => result as Conclusion } = input;
  requireAllowed(operation, input.caller);
  requireFreshProof(operation, input.caller, engine.clock());
  const request = parseRequest(operation, input.request) as never;
  const { shared } = operation;
  const isShared = shared?.with === 'everybody' || (shared && input.caller.kind === 'anonymous');
  if (isShared && engine.answers) return conclude(await answerForAll(engine, binding, request));
  const origin = { ...input, now: engine.clock(), newId: engine.newId, action: operation.name };
  const plain = makeAct(engine.database.kysely, origin).act as never;
  const given = (await binding.given(plain, request)) as never;
  if (operation.effect === 'read') return conclude(await handler(plain, request, given));
  const done = await writtenTogether(engine, binding, { plain, request, origin });
  if (done) return conclude(done.result);
  const { inOwnLane = (work) => work() } = input;
  return inOwnLane(() => inOwnTransaction(engine, binding, { ...input, conclude, request, given, origin }));
}

type Prepared = { request: never; origin: ActOrigin };

/** The call as it was written together with others, or undefined where it goes its own way. */
async function writtenTogether(
  { signals, fallenGroups }: Engine,
  { together, operation: { name } }: Binding,
  { plain: act, request, origin }: Prepared & { plain: never },
) {
  const done = await together?.({
    act,
    request,
    lineOf: (entry) => lineFor(origin, entry),
    fellApart: (error, calls) => fallenGroups?.note({ action: name, calls, error }),
  });
  if (done) signals?.publish(new Set(done.topics));
  return done;
}

/** One transaction in which the use case must leave an audit line. */
async function inOwnTransaction<Conclusion>(
  engine: Engine,
  { operation, handler }: Binding,
  call: Prepared &
    Pick<OperationInput<Conclusion>, 'keep'> & { given: never; conclude: (result: unknown) => Conclusion },
): Promise<Conclusion> {
  const { request, given, origin, conclude, keep } = call;
  const outcome = await inTransaction(engine.database, async (sql) => {
    const { act, hasAudited, signals } = makeAct(sql, origin);
    try {
      const result = conclude(await handler(act as never, request, given));
      if (!hasAudited() && !operation.isFleeting)
        throw new Error(`${operation.name} wrote without an audit line`);
      await keep?.(sql, result);
      return { result, signals };
    } catch (error) {
      if (error instanceof Failure && error.keepsEffects) return { failure: error, signals };
      throw error;
    }
  });
  engine.signals?.publish(outcome.signals);
  if ('failure' in outcome) throw outcome.failure;
  return outcome.result;
}

/** One answer for everybody, kept or read now: read as nobody, so that nothing of one caller can be in it. */
async function answerForAll(engine: Engine, binding: Binding, request: unknown): Promise<unknown> {
  const { operation, handler } = binding;
  const read = async (tables: Set<string>): Promise<unknown> => {
    const { act } = makeAct(engine.database.noteReads(tables), {
      caller: { kind: 'anonymous' },
      now: engine.clock(),
      newId: engine.newId,
      action: operation.name,
      requestId: 'shared',
      rowsOfAll: engine.answers?.rows.reader(engine.database, tables),
    });
    const given = (await binding.given(act as never, request as never)) as never;
    return handler(act as never, request as never, given);
  };
  const answer = await engine.answers?.answer(operation, request, read);
  for (const table of answer?.tables ?? []) engine.readTables?.add(table);
  return answer?.value;
}
