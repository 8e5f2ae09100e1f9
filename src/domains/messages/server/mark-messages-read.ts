import type { Act, SignedInCaller } from '#platform/server/calls/act.ts';
import { markRead, type ReadMark } from './messages.store.ts';
import { messagesTopic } from './notify.ts';
import { boxOf } from './messages.rules.ts';

/** Marks the caller's messages as read, and tells every page that counts them. */
export async function markMessagesRead(
  act: Act<SignedInCaller>,
  mark: ReadMark,
): Promise<{ readCount: number }> {
  const accountId = boxOf(act.caller);
  const readCount = await markRead(act.sql, accountId, mark);
  await act.audit({ targetType: 'account', targetId: accountId, detail: { readCount } });
  act.signal(messagesTopic(accountId));
  return { readCount };
}
