import type { z } from 'zod';
import type { AnyOperation, CallerRequirement, Operation } from '#platform/contract/operation.ts';
import type { Act, Caller, SignedInCaller, StaffCaller, TeamCaller, VolunteerCaller } from './act.ts';
import type { BackgroundTask } from './background.ts';

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
  handler: (act: Act<never>, request: never) => Promise<unknown>;
};

/** Binds an operation to its use case; request, result and caller must agree or it does not compile. */
export function bind<Request extends z.ZodType, Result extends z.ZodType, Reason extends string>(
  operation: Operation<Request, Result, Reason>,
  handler: (act: Act<never>, request: z.output<Request>) => Promise<z.input<Result>>,
): Binding {
  return { operation: operation as unknown as AnyOperation, handler: handler as Binding['handler'] };
}

/** One room as the roof sees it: its calls and its background work. */
export type Room = { name: string; bindings: readonly Binding[]; tasks?: readonly BackgroundTask[] };
