import type { z } from 'zod';
import type { HandedPassword } from '#platform/contract/approvals.ts';
import type { AnyOperation, ReasonOf } from '#platform/contract/operation.ts';
import type { Act, StaffCaller } from '../calls/act.ts';

/**
 * An operation of staff that takes effect only when the security administrator agrees (三员分立): what is kept of the request, and
 * how it is carried out in the transaction of the agreement. Declared with `approvalKind`, listed as `approvalKinds` of its room.
 */
export type ApprovalKind<
  O extends AnyOperation = AnyOperation,
  Wish extends z.ZodType = z.ZodType,
  Prepared = unknown,
> = {
  /** Who asks: its name stands in the audit lines of what is carried out, its act on the page, its refusals before the approver. */
  operation: O;
  /** What is kept until then; read back through this schema. */
  wish: Wish;
  /** Slow work (a password hash) before the transaction of the agreement. */
  prepare?(act: Act<StaffCaller>, wish: z.output<Wish>): Promise<Prepared>;
  /**
   * Does it, judging everything anew: rights and data scope are the asker's of now, audit lines the approver's. What it gives
   * is told to the approver alone, this once.
   */
  perform(
    act: Act<StaffCaller, ReasonOf<O>>,
    wish: z.output<Wish>,
    prepared: Prepared,
  ): Promise<HandedPassword | undefined>;
};

/** Declares a kind; what is kept and what is prepared must agree or it does not compile. */
export const approvalKind = <O extends AnyOperation, Wish extends z.ZodType, Prepared = undefined>(
  kind: ApprovalKind<O, Wish, Prepared>,
): ApprovalKind<O, Wish, Prepared> => kind;

/** The kinds of all rooms by the name of their operation. */
export const collectApprovalKinds = (
  rooms: readonly { approvalKinds?: readonly ApprovalKind[] }[],
): ReadonlyMap<string, ApprovalKind> =>
  new Map(rooms.flatMap((room) => room.approvalKinds ?? []).map((kind) => [kind.operation.name, kind]));
