import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/messages.contract.ts';
import { markDeleted } from './messages.store.ts';
import { messagesTopic } from './notify.ts';
import { boxOf } from './messages.rules.ts';

/** Deletes the named messages as far as they are the caller's. */
export const deleteMessages: UseCase<typeof contract.deleteMessages> = async (act, { messageIds }) => {
  const accountId = boxOf(act.caller);
  const deletedCount = await markDeleted(act.sql, accountId, { at: act.now, messageIds });
  await act.audit({ targetType: 'account', targetId: accountId, detail: { deletedCount } });
  act.signal(messagesTopic(accountId));
  return { deletedCount };
};
