import type { ParsedRequestOf } from '#platform/contract/operation.ts';
import type { Act, SignedInCaller } from '#platform/server/calls/act.ts';
import type {
  readAllMessages as readAllOperation,
  readMessages as readOperation,
} from '../contract/messages.contract.ts';
import { markRead } from './messages.store.ts';
import type { ReadMark } from './messages.store.ts';
import { messagesTopic } from './notify.ts';

type Reader = Act<SignedInCaller>;

/** Marks the named messages as read as far as they are the caller's. */
export const readMessages = (act: Reader, { messageIds }: ParsedRequestOf<typeof readOperation>) =>
  read(act, { at: act.now, messageIds });

/** Marks all of the caller's messages, or those of one category, as read. */
export const readAllMessages = (act: Reader, { category }: ParsedRequestOf<typeof readAllOperation>) =>
  read(act, { at: act.now, category });

async function read(act: Reader, mark: ReadMark): Promise<{ readCount: number }> {
  const { accountId } = act.caller;
  const readCount = await markRead(act.sql, accountId, mark);
  await act.audit({ targetType: 'account', targetId: accountId, detail: { readCount } });
  act.signal(messagesTopic(accountId));
  return { readCount };
}
