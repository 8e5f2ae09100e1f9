import type { z } from 'zod';
import type { AnyOperation, CallerRequirement, HttpMethod, Operation } from '#platform/contract/operation.ts';
import type { AuditWords } from '../audit-words.ts';
import type { Act, Caller, SignedInCaller, StaffCaller, TeamCaller, VolunteerCaller } from './act.ts';
import type { AnyTask } from '../background.ts';

/** The caller a handler may rely on, by what its operation asks for. */
export type CallerOf<Requirement extends CallerRequirement> = Requirement extends 'public'
  ? Caller
  : Requirement extends 'signedIn'
    ? SignedInCaller
    : Requirement extends 'volunteer'
      ? VolunteerCaller
      : Requirement extends 'team'
        ? TeamCaller
        : StaffCaller;

/** An operation together with the use case that carries it out. */
export type Binding = {
  operation: AnyOperation;
  handler: (act: Act<never>, request: never, prepared: never) => Promise<unknown>;
  /** Runs before the transaction, on the plain handle; what it gives is the handler's third argument. */
  before?: ((act: Act<never>, request: never) => Promise<unknown>) | undefined;
};

/**
 * Binds an operation to its use case; request, result and caller must agree or it does not compile. Slow work that needs
 * no transaction (a password hash) goes into `before`, because on the embedded database everyone waits for a transaction.
 */
export function bind<
  Request extends z.ZodType,
  Result extends z.ZodType,
  Reason extends string,
  Who extends CallerRequirement,
  Prepared = undefined,
>(
  operation: Operation<Request, Result, Reason, HttpMethod, string, Who>,
  handler: (
    act: Act<CallerOf<Who>>,
    request: z.output<Request>,
    prepared: Prepared,
  ) => Promise<z.input<Result>>,
  options: { before?: (act: Act<CallerOf<Who>>, request: z.output<Request>) => Promise<Prepared> } = {},
): Binding {
  return {
    operation: operation as unknown as AnyOperation,
    handler: handler as Binding['handler'],
    before: options.before as Binding['before'],
  };
}

/** One room as the roof sees it: its calls, its background work, and what the audit log says of both. */
export type Room = {
  name: string;
  bindings: readonly Binding[];
  tasks?: readonly AnyTask[];
  /** Acts besides its operations, and the objects that acts are about. */
  auditWords?: AuditWords;
};
