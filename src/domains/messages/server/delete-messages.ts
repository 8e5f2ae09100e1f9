import type { ParsedRequestOf } from '#platform/contract/operation.ts';
import type { Act, SignedInCaller } from '#platform/server/calls/act.ts';
import type {
  deleteMessages as deleteOperation,
  restoreMessages as restoreOperation,
} from '../contract/messages.contract.ts';
import { markDeleted, unmarkDeleted } from './messages.store.ts';
import { messagesTopic } from './notify.ts';

const dayMs = 86_400_000;

/** Deletes the named messages as far as they are the caller's. */
export async function deleteMessages(
  act: Act<SignedInCaller>,
  { messageIds }: ParsedRequestOf<typeof deleteOperation>,
): Promise<{ deletedCount: number }> {
  const { accountId } = act.caller;
  const deletedCount = await markDeleted(act.sql, accountId, { at: act.now, messageIds });
  await act.audit({ targetType: 'account', targetId: accountId, detail: { deletedCount } });
  act.signal(messagesTopic(accountId));
  return { deletedCount };
}

/** Brings back what the caller deleted within the last day. */
export async function restoreMessages(
  act: Act<SignedInCaller>,
  { messageIds }: ParsedRequestOf<typeof restoreOperation>,
): Promise<{ restoredCount: number }> {
  const { accountId } = act.caller;
  const since = new Date(act.now.getTime() - dayMs);
  const restoredCount = await unmarkDeleted(act.sql, accountId, { since, messageIds });
  await act.audit({ targetType: 'account', targetId: accountId, detail: { restoredCount } });
  act.signal(messagesTopic(accountId));
  return { restoredCount };
}
