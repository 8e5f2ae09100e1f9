import type { z } from 'zod';
import type { AccountKind } from '#platform/contract/account-kinds.ts';
import type { AnyOperation, CallerRequirement, ReasonOf } from '#platform/contract/operation.ts';
import type { AuditLine } from '../audit.ts';
import type { Act, AuditEntry, Caller, SignedInCaller, StaffCaller } from './act.ts';

/** The caller a use case may rely on, by what its operation asks for. */
export type CallerOf<Requirement extends CallerRequirement> = Requirement extends 'public'
  ? Caller
  : Requirement extends 'signedIn'
    ? SignedInCaller
    : Requirement extends AccountKind
      ? Extract<SignedInCaller, { kind: Requirement }>
      : StaffCaller;

/** What one call of the operation may touch: its caller, and `refuse` closed to the operation's own reasons. */
export type ActOf<O extends Pick<AnyOperation, 'caller' | 'refusals'>> = Act<
  CallerOf<O['caller']>,
  ReasonOf<O>
>;
/** The request as the use case gets it: parsed, defaults filled in. */
export type RequestIn<O extends Pick<AnyOperation, 'request'>> = z.output<O['request']>;

/**
 * The use case of one operation, of the same name and in a file of that name:
 * `export const hidePost: UseCase<typeof contract.hidePost> = async (act, { chatId }) => …`. `Given` is what it needs
 * besides; `bind` hands it in.
 */
export type UseCase<O extends AnyOperation, Given = undefined> = (
  act: ActOf<O>,
  request: RequestIn<O>,
  ...given: Given extends undefined ? [] : [given: Given]
) => Promise<z.input<O['result']>>;

/** One of the calls that are written together (decision 0044). */
export type TogetherCall<O extends AnyOperation> = {
  /** On the plain handle: nothing is locked while the program thinks. Its audit lines go into the group's statement by `lineOf`. */
  act: Omit<ActOf<O>, 'audit' | 'signal'>;
  request: RequestIn<O>;
  lineOf: (entry: AuditEntry) => AuditLine;
  /** Tells that the group of so many calls could not be written, for one call of it: each goes its own way. */
  fellApart: (error: unknown, calls: number) => void;
};

/**
 * Carries a call out together with others that came at the same time, in a statement that is its own transaction and writes the
 * audit line too. Undefined when the call has to go its own way, through the use case; then nothing was written.
 * @throws Failure as the use case would: what was not written may be refused on a look
 */
export type Together<O extends AnyOperation> = (
  call: TogetherCall<O>,
) => Promise<{ result: z.input<O['result']>; topics: readonly string[] } | undefined>;
