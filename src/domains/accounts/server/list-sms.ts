import { cappedCount } from '#database/capped-count.ts';
import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import { offsetOf } from '#platform/contract/paging.ts';
import type { Act, StaffCaller } from '#platform/server/act.ts';
import type { Outbox } from '#platform/server/outbox.ts';
import type { listSms as operation } from '../contract/sms.contract.ts';
import { smsRows } from './sms.queries.ts';

const stars = '******';
/** Variables that open something to whoever reads them, whichever room sent them. */
const secretNames = ['code', 'link'];
const wholeNumberLength = 11;

/** Messages by SMS, newest first. Secret values are shown in demo mode only, where no phone receives them. */
export async function listSms(
  act: Act<StaffCaller>,
  request: ParsedRequestOf<typeof operation>,
  { outbox, showsSecrets }: { outbox: Outbox; showsSecrets: boolean },
): Promise<ResultOf<typeof operation>> {
  const { pageNum, pageSize, number, ...filter } = request;
  const isWhole = number?.length === wholeNumberLength;
  const wanted = {
    ...filter,
    numberHash: number && isWhole ? outbox.hashOf(number) : undefined,
    tail: number && !isWhole ? number : undefined,
  };
  const rows = await smsRows(act.sql, wanted)
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset(offsetOf(request))
    .execute();
  const list = rows.map((row) => {
    const secrets = row.secretCipher && showsSecrets ? outbox.openSecrets(row.secretCipher) : {};
    const variables = { ...(row.variables as Record<string, string>), ...secrets };
    return {
      smsId: row.id,
      recipientMasked: row.recipientMasked,
      template: row.template,
      variables: showsSecrets ? variables : starred(variables),
      status: row.status,
      attempts: row.attempts,
      failure: row.failure,
      createdAt: toInstant(row.createdAt),
      sentAt: toInstantOrNull(row.sentAt),
      nextAttemptAt: toInstant(row.nextAttemptAt),
    };
  });
  return {
    list,
    total: await cappedCount(act.sql, smsRows(act.sql, wanted).select('id')),
    pageNum,
    pageSize,
  };
}

const starred = (variables: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, secretNames.includes(name) ? stars : value]),
  );
