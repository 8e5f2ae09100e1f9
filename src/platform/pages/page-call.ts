import type { AnyOperation } from '#platform/contract/operation.ts';
import { sessionCodes } from '#platform/contract/envelope.ts';
import type { Caller } from '#platform/server/calls/act.ts';
import type { Binding } from '#platform/server/calls/binding.ts';
import { answerFailure } from '#platform/server/calls/failure-envelope.ts';
import { NotSignedIn } from '#platform/server/calls/failures.ts';
import { invokeOperation } from '#platform/server/calls/invoke-operation.ts';
import type { Invocation } from '#platform/server/calls/invoke-operation.ts';
import type { MountOptions } from '#platform/server/calls/mount-operations.ts';
import { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import type { PageCall, Viewer } from '#platform/web/page.tsx';

/** What pages need of the running product: the same rooms, engine and sessions as the HTTP mount. */
export type PageFloor = Pick<MountOptions, 'engine' | 'rooms' | 'resolveCaller'>;

/** Operations by name, as pages call them. */
export type BindingsByName = ReadonlyMap<string, Binding>;

export const bindingsByName = ({ rooms }: PageFloor): BindingsByName =>
  new Map(rooms.flatMap((room) => room.bindings).map((binding) => [binding.operation.name, binding]));

/**
 * Calls operations in this process, without a socket, with the viewer's identity. Only reads: a page is drawn by GET,
 * which the browser sends along with its cookie from anywhere. A foreseen failure becomes OperationFailed, a fault passes.
 */
export function createPageCall(floor: PageFloor, bindings: BindingsByName, invocation: Invocation): PageCall {
  const call = async (operation: AnyOperation, request: unknown): Promise<unknown> => {
    const binding = bindings.get(operation.name);
    if (!binding) throw new Error(`${operation.name} is not mounted`);
    if (operation.effect !== 'read') throw new Error(`${operation.name} writes; a page may only read`);
    try {
      return await invokeOperation(floor.engine, binding, { ...invocation, request });
    } catch (error) {
      const { body, isFault, unavailable } = answerFailure(error, operation, invocation.requestId);
      throw isFault || unavailable ? error : new OperationFailed(body);
    }
  };
  return call as PageCall;
}

/** Who looks, by the readable cookie. A token that is unknown or over, or whose holder may not begin yet, counts as nobody, so that the page can still be read. */
export async function identifyViewer(
  floor: PageFloor,
  token: string | undefined,
): Promise<{ caller: Caller; viewer: Viewer }> {
  if (!token) return nobody(false);
  try {
    const caller = await floor.resolveCaller(token, floor.engine.clock());
    if (caller.kind === 'staff' && caller.duty) return nobody(false);
    const { kind, accountId, roleId, displayName } = caller;
    return { caller, viewer: { kind, accountId, roleId, displayName } };
  } catch (error) {
    if (error instanceof NotSignedIn) return nobody(error.code === sessionCodes.expired);
    throw error;
  }
}

const nobody = (isExpired: boolean): { caller: Caller; viewer: Viewer } => ({
  caller: { kind: 'anonymous' },
  viewer: { kind: 'anonymous', isExpired },
});
