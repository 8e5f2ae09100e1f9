import { cappedCount } from '#database/lists/capped-count.ts';
import { offsetOf } from '#platform/contract/page-limits.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/sms.contract.ts';
import { smsFilterOf, type SmsViewTools, smsViewOf } from './sms-view.ts';
import { orderedSms, smsRows } from './sms.queries.ts';

/** Messages by SMS, newest first. Secret values are shown in demo mode only, where no phone receives them. */
export const listSms: UseCase<typeof contract.listSms, SmsViewTools> = async (act, request, tools) => {
  const { pageNum, pageSize, countsAll, sort, ...asked } = request;
  const wanted = smsFilterOf(asked, tools.outbox);
  const rows = await orderedSms(act.sql, wanted, sort === 'createdAt')
    .limit(pageSize)
    .offset(offsetOf(request))
    .execute();
  const total = await cappedCount(act.sql, smsRows(act.sql, wanted).select('id'), countsAll);
  return { list: rows.map((row) => smsViewOf(row, tools)), total, pageNum, pageSize };
};
