import type { Sql } from '#database/transaction.ts';
import type { Act } from '#platform/server/act.ts';
import type { OutboxMessage } from '#platform/server/outbox.ts';
import type { ActionLinkTokens } from './action-link-tokens.ts';
import { skipReasonOf } from './messages.rules.ts';

/** What text messages need of the installation. */
export type SmsSetup = {
  enqueue: (act: Pick<Act, 'sql' | 'now'>, message: OutboxMessage) => Promise<void>;
  openMobile: (cipher: string) => string;
  tokens: ActionLinkTokens;
};

const batch = 100;

/** Text messages whose time has come, with what decides whether they still go out. */
export const waitingDeliveries = (sql: Sql, now: Date, limit: number) =>
  sql
    .selectFrom('messageDeliveries as d')
    .innerJoin('accounts as a', 'a.id', 'd.accountId')
    .leftJoin('messagePreferences as p', (join) =>
      join
        .onRef('p.accountId', '=', 'd.accountId')
        .onRef('p.category', '=', 'd.category')
        .on('p.channel', '=', 'sms'),
    )
    .leftJoin('actionLinks as l', 'l.id', 'd.linkId')
    .select([
      'd.id',
      'd.messageId',
      'd.template',
      'd.variables',
      'd.linkId',
      'd.expiresAt',
      'a.mobileCipher',
      'p.isOn',
      'l.usedAt',
    ])
    .where('d.status', '=', 'waiting')
    .where('d.notBefore', '<=', now)
    .orderBy('d.notBefore')
    .orderBy('d.id')
    .limit(limit)
    .execute();

/**
 * Hands text messages that wait to the outbox, in the same transaction that marks them: each exactly once. Preferences,
 * the number and the link are looked at now, not when the message was made. The link's token exists only from here on.
 */
export const deliverSms =
  ({ enqueue, openMobile, tokens }: SmsSetup) =>
  async (act: Act): Promise<boolean> => {
    const waiting = await waitingDeliveries(act.sql, act.now, batch);
    for (const row of waiting) {
      const facts = {
        expiresAt: row.expiresAt,
        isOn: row.isOn,
        hasMobile: row.mobileCipher !== null,
        isAnswered: row.usedAt !== null,
      };
      const skipReason = skipReasonOf(facts, act.now);
      if (skipReason === undefined && row.mobileCipher !== null) {
        await enqueue(act, {
          channel: 'sms',
          recipient: openMobile(row.mobileCipher),
          template: row.template,
          variables: row.variables as Record<string, string>,
          // Whoever reads it may answer in the person's place: kept like a code.
          ...(row.linkId === null ? {} : { secrets: { link: tokens.urlOf(row.linkId) } }),
          dedupeKey: `message:${row.messageId}`,
        });
      }
      await act.sql
        .updateTable('messageDeliveries')
        .set({
          status: skipReason === undefined ? 'handedOver' : 'skipped',
          skipReason: skipReason ?? null,
          settledAt: act.now,
        })
        .where('id', '=', row.id)
        .execute();
    }
    return waiting.length === batch;
  };
