import type { Selectable } from 'kysely';
import type { OutboxTable } from '#database/tables/platform.ts';
import type { Sql } from '#database/transaction.ts';
import type { Act } from './calls/act.ts';
import type { OutsideTask } from './background.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { maskMobile } from '#platform/contract/masking.ts';
import { decryptText, encryptText, type Key, lookupHash } from './encryption.ts';
import { errorText } from './error-text.ts';
import type { MailPort } from './ports/mail.ts';
import type { SmsPort } from './ports/sms.ts';
import { allKeysOf } from './secrets/keys.ts';
import { recipientHashKey } from './secrets/outbox-keys.ts';

export type OutboxMessage = {
  channel: 'sms' | 'mail';
  /** Mobile number or mail address; kept encrypted. */
  recipient: string;
  template: string;
  variables: Record<string, string>;
  /** Variables that only the recipient may read, such as a code: kept encrypted, and emptied once the provider has them. */
  secrets?: Record<string, string>;
  /** Names what is told to whom (`offer:123:1`): the same key is sent once, however often it is enqueued. */
  dedupeKey: string;
};

export type Outbox = {
  /** Puts a message into this transaction: it goes out if and only if the act holds. */
  enqueue: (act: Pick<Act, 'sql' | 'now'>, message: OutboxMessage) => Promise<void>;
  /** Puts a message that was given up back to the start; false when it is not one of these. */
  retry: (
    act: Pick<Act, 'sql' | 'now'>,
    wanted: { id: number; channel: OutboxMessage['channel'] },
  ) => Promise<boolean>;
  /** Finds the messages of one recipient without reading any: one hash under each key, until all are under one. */
  hashesOf: (recipient: string) => string[];
  /** The secret variables of a row that still has them. */
  openSecrets: (secretCipher: string) => Record<string, string>;
  /** Sends what waits, at least once; a message that fails is tried again with growing pauses, then given up. */
  dispatch: OutsideTask;
};

export type OutboxSetup = {
  key: Key;
  sms: SmsPort;
  mail: MailPort;
  /** Demo mode: secret variables stay readable after sending, because the staff's page is where they are read. */
  keepsSecrets?: boolean;
};
type Waiting = Selectable<OutboxTable>;

const batch = 20;
const mostAttempts = 8;
/** A process that dies while sending leaves its messages for this long. */
const leaseMs = 5 * minuteMs;
/** 1, 2, 4 … minutes, at most an hour. */
const pauseAfter = (attempts: number): number => minuteMs * Math.min(60, 2 ** (attempts - 1));

/** Messages to the outside through the `outbox` table: written with the change, sent after it (decision 0011). */
export function createOutbox(setup: OutboxSetup): Outbox {
  const hashKey = recipientHashKey(setup.key);
  return {
    hashesOf: (recipient) => allKeysOf(hashKey).map((one) => lookupHash(one, recipient)),
    openSecrets: (secretCipher) => openSecrets(setup.key, secretCipher),
    retry: retryFailed,
    async enqueue({ sql, now }, { recipient, variables, secrets, ...message }) {
      await sql
        .insertInto('outbox')
        .values({
          ...message,
          recipientCipher: encryptText(setup.key, recipient),
          recipientHash: lookupHash(hashKey, recipient),
          recipientMasked: message.channel === 'sms' ? maskMobile(recipient) : '',
          secretCipher: secrets ? encryptText(setup.key, JSON.stringify(secrets)) : null,
          variables: JSON.stringify(variables),
          nextAttemptAt: now,
          createdAt: now,
        })
        .onConflict((conflict) => conflict.column('dedupeKey').doNothing())
        .execute();
    },
    dispatch: {
      name: 'platform.dispatchOutbox',
      label: '发送短信和邮件',
      everyMs: 5_000,
      runOutside: async (transact, isStopping) => {
        const waiting = await transact(claimWaiting);
        for (const [place, row] of waiting.entries()) {
          // A slow provider keeps nobody from stopping for longer than one message.
          if (isStopping()) return transact((act) => giveBack(act, waiting.slice(place)));
          const failure = await send(setup, row);
          await transact((act) => settle(act, { row, failure, keepsSecrets: setup.keepsSecrets ?? false }));
        }
        return waiting.length === batch;
      },
    },
  };
}

/** Takes the messages whose time has come; nobody else sees them before the lease is over. */
async function claimWaiting({ sql, now }: Act): Promise<Waiting[]> {
  const due = sql
    .selectFrom('outbox')
    .select('id')
    .where('status', '=', 'waiting')
    .where('nextAttemptAt', '<=', now)
    .orderBy('nextAttemptAt')
    .orderBy('id')
    .limit(batch)
    .forUpdate()
    .skipLocked();
  return sql
    .updateTable('outbox')
    .set((row) => ({
      attempts: row('attempts', '+', 1),
      nextAttemptAt: new Date(now.getTime() + leaseMs),
    }))
    .where('id', 'in', due)
    .returningAll()
    .execute();
}

/** Messages that were taken and not sent wait again, as if they had not been taken. */
async function giveBack({ sql, now }: Act, rows: readonly Waiting[]): Promise<void> {
  await sql
    .updateTable('outbox')
    .set((row) => ({ attempts: row('attempts', '-', 1), nextAttemptAt: now }))
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
}

/** Gives what went wrong, or undefined once the provider has the message. */
async function send({ key, sms, mail }: OutboxSetup, row: Waiting): Promise<string | undefined> {
  try {
    const { template, dedupeKey } = row;
    const recipient = decryptText(key, row.recipientCipher);
    const secrets = row.secretCipher ? openSecrets(key, row.secretCipher) : {};
    const variables = { ...(row.variables as Record<string, string>), ...secrets };
    const message = { template, variables, dedupeKey };
    await (row.channel === 'sms'
      ? sms.send({ mobile: recipient, ...message })
      : mail.send({ address: recipient, ...message }));
    return undefined;
  } catch (error) {
    return errorText(error);
  }
}

type Outcome = { row: Waiting; failure: string | undefined; keepsSecrets: boolean };

const settle = ({ sql, now }: { sql: Sql; now: Date }, { row, failure, keepsSecrets }: Outcome) =>
  sql
    .updateTable('outbox')
    .set(
      failure === undefined
        ? { status: 'sent', sentAt: now, failure: null, ...(keepsSecrets ? {} : { secretCipher: null }) }
        : {
            status: row.attempts >= mostAttempts ? 'failed' : 'waiting',
            nextAttemptAt: new Date(now.getTime() + pauseAfter(row.attempts)),
            failure,
          },
    )
    .where('id', '=', row.id)
    .execute();

const openSecrets = (key: Key, secretCipher: string): Record<string, string> =>
  JSON.parse(decryptText(key, secretCipher)) as Record<string, string>;

async function retryFailed(
  { sql, now }: Pick<Act, 'sql' | 'now'>,
  { id, channel }: { id: number; channel: OutboxMessage['channel'] },
): Promise<boolean> {
  const { numUpdatedRows } = await sql
    .updateTable('outbox')
    .set({ status: 'waiting', attempts: 0, nextAttemptAt: now })
    .where('id', '=', id)
    .where('channel', '=', channel)
    .where('status', '=', 'failed')
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}
