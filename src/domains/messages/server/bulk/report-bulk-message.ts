import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/bulk.contract.ts';
import { bulkOfMessage } from './bulk.queries.ts';
import { insertMessageReport } from './bulk.store.ts';

/** Reports a bulk message that the caller received, once. @throws Refusal alreadyReported */
export const reportBulkMessage: UseCase<typeof contract.reportBulkMessage> = async (
  act,
  { messageId, reason },
) => {
  const { accountId } = act.caller;
  const bulkId = await bulkOfMessage(act.sql, { messageId, accountId });
  if (!bulkId) throw new NotFound('没有找到这条群发消息');
  const added = await insertMessageReport(act.sql, { bulkId, accountId, reason, createdAt: act.now });
  if (!added) throw act.refuse('alreadyReported');
  await act.audit({ targetType: 'bulkMessage', targetId: bulkId, reason });
  return {};
};
