import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { RequestIn } from '#platform/server/calls/use-case.ts';
import type { Outbox } from '#platform/server/outbox.ts';
import type { SmsView } from '../../contract/sms.contract.ts';
import type * as contract from '../../contract/sms.contract.ts';
import { orderedSms, type SmsFilter } from './sms.queries.ts';

const stars = '******';

/** Variables that open something to whoever reads them, whichever room sent them. */
const secretNames = ['code', 'link'];

const wholeNumberLength = 11;

/** Name and text of a message by its template and the values of its variables. */
export type DescribeSms = (
  template: string,
  variables: Readonly<Record<string, string>>,
) => { label: string; text: string };

type Asked = Pick<RequestIn<typeof contract.listSms>, 'status' | 'template' | 'fromOn' | 'toOn' | 'number'>;

/** What messages are shown with. */
export type SmsViewTools = { outbox: Outbox; describeSms: DescribeSms; showsSecrets: boolean };

type Row = Awaited<ReturnType<ReturnType<typeof orderedSms>['execute']>>[number];

/** The filters of a request; a whole number is looked up by its hash, the last digits as they are. */
export function smsFilterOf({ number, ...filter }: Asked, outbox: Outbox): SmsFilter {
  if (number?.length === wholeNumberLength) return { ...filter, numberHashes: outbox.hashesOf(number) };
  return { ...filter, tail: number };
}

/** A message as staff see it; secret values are starred unless they are to be shown. */
export function smsViewOf(row: Row, { outbox, describeSms, showsSecrets }: SmsViewTools): SmsView {
  const secrets = row.secretCipher && showsSecrets ? outbox.openSecrets(row.secretCipher) : {};
  const variables = { ...(row.variables as Record<string, string>), ...secrets };
  const { label, text } = describeSms(row.template, showsSecrets ? variables : starred(variables));
  return {
    smsId: row.id,
    recipientMasked: row.recipientMasked,
    template: row.template,
    templateLabel: label,
    text,
    status: row.status,
    attempts: row.attempts,
    failure: row.failure,
    createdAt: toInstant(row.createdAt),
    sentAt: toInstantOrNull(row.sentAt),
    nextAttemptAt: toInstant(row.nextAttemptAt),
  };
}

const starred = (variables: Record<string, string>): Record<string, string> => ({
  ...variables,
  ...Object.fromEntries(secretNames.map((name) => [name, stars])),
});
