import { dayMs } from '#platform/contract/durations.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/messages.contract.ts';
import { unmarkDeleted } from './messages.store.ts';
import { messagesTopic } from './notify.ts';
import { boxOf } from './messages.rules.ts';

/** Brings back what the caller deleted within the last day. */
export const restoreMessages: UseCase<typeof contract.restoreMessages> = async (act, { messageIds }) => {
  const accountId = boxOf(act.caller);
  const since = new Date(act.now.getTime() - dayMs);
  const restoredCount = await unmarkDeleted(act.sql, accountId, { since, messageIds });
  await act.audit({ targetType: 'account', targetId: accountId, detail: { restoredCount } });
  act.signal(messagesTopic(accountId));
  return { restoredCount };
};
