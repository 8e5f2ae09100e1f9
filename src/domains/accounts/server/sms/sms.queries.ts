import { sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';
import { endOfDay, startOfDay } from '#platform/contract/instants.ts';
import type { RequestIn } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/sms.contract.ts';

export type SmsFilter = Pick<
  RequestIn<typeof contract.listSms>,
  'status' | 'template' | 'fromOn' | 'toOn'
> & {
  /** Hashes of a whole number, one under each key. */
  numberHashes?: readonly string[] | undefined;
  /** Last four digits. */
  tail?: string | undefined;
  /** None but these. */
  ids?: readonly number[] | undefined;
};

/** Messages by SMS that fit; a number is found by its hash, a tail by an index of masked numbers. */
export const smsRows = (sql: Sql, { status, template, fromOn, toOn, numberHashes, tail, ids }: SmsFilter) =>
  sql
    .selectFrom('outbox')
    .where('channel', '=', 'sms')
    .$if(ids !== undefined, (rows) => rows.where('id', 'in', ids ?? []))
    .$if(status !== undefined, (rows) => rows.where('status', '=', status ?? 'sent'))
    .$if(template !== undefined, (rows) => rows.where('template', '=', template ?? ''))
    .$if(fromOn !== undefined, (rows) => rows.where('createdAt', '>=', startOfDay(fromOn ?? '')))
    .$if(toOn !== undefined, (rows) => rows.where('createdAt', '<', endOfDay(toOn ?? '')))
    .$if(numberHashes !== undefined, (rows) => rows.where('recipientHash', 'in', numberHashes ?? []))
    .$if(tail !== undefined, (rows) => rows.where(raw`right(recipient_masked, 4)`, '=', tail));

/** The same in order: newest first unless asked otherwise. */
export const orderedSms = (sql: Sql, filter: SmsFilter, isOldestFirst = false) =>
  smsRows(sql, filter)
    .selectAll()
    .orderBy('createdAt', isOldestFirst ? 'asc' : 'desc')
    .orderBy('id', isOldestFirst ? 'asc' : 'desc');

/** One message by SMS, its row locked. */
export const lockSms = (sql: Sql, id: number) =>
  sql
    .selectFrom('outbox')
    .select(['id', 'template', 'status', 'createdAt'])
    .where('id', '=', id)
    .where('channel', '=', 'sms')
    .forUpdate()
    .executeTakeFirst();
