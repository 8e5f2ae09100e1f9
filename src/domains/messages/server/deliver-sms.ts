import type { Act } from '#platform/server/calls/act.ts';
import type { OutboxMessage } from '#platform/server/outbox.ts';
import type { ActionLinkTokens } from './action-links/action-link-tokens.ts';
import { waitingDeliveries } from './messages.queries.ts';
import { type SkipReason, skipReasonOf } from './messages.rules.ts';
import { settleDelivery } from './messages.store.ts';

/** What text messages need of the installation. */
export type SmsSetup = {
  enqueue: (act: Pick<Act, 'sql' | 'now'>, message: OutboxMessage) => Promise<void>;
  openMobile: (cipher: string) => string;
  tokens: ActionLinkTokens;
};

const batch = 100;
type Waiting = Awaited<ReturnType<typeof waitingDeliveries>>[number];
/** What becomes of a delivery: a letter for the outbox, or why there is none. */
type Outcome = { letter: OutboxMessage } | { skipReason: SkipReason | 'unreadable' };

/**
 * Hands text messages that wait to the outbox, in the same transaction that marks them: each exactly once, and none waits
 * for another that cannot be made. Preferences, the number and the link are looked at now, not when the message was made.
 */
export const deliverSms =
  (setup: SmsSetup) =>
  async (act: Act): Promise<boolean> => {
    const waiting = await waitingDeliveries(act.sql, act.now, batch);
    for (const row of waiting) {
      const outcome = outcomeOf(setup, row, act.now);
      if ('letter' in outcome) await setup.enqueue(act, outcome.letter);
      const skipReason = 'skipReason' in outcome ? outcome.skipReason : null;
      await settleDelivery(act.sql, row.id, { skipReason, at: act.now });
      if (skipReason === 'unreadable')
        await act.audit({ targetType: 'message', targetId: row.messageId, detail: { outcome: skipReason } });
    }
    return waiting.length === batch;
  };

function outcomeOf(setup: SmsSetup, row: Waiting, now: Date): Outcome {
  const { expiresAt, isOn, mobileCipher } = row;
  const facts = { expiresAt, isOn, hasMobile: mobileCipher !== null, isAnswered: row.usedAt !== null };
  const skipReason = skipReasonOf(facts, now);
  if (skipReason || mobileCipher === null) return { skipReason: skipReason ?? 'noMobile' };
  try {
    return { letter: letterOf(setup, row, mobileCipher) };
  } catch {
    // A number sealed under another key: that message alone is lost, and the audit log tells which.
    return { skipReason: 'unreadable' };
  }
}

const letterOf = ({ openMobile, tokens }: SmsSetup, row: Waiting, mobileCipher: string): OutboxMessage => ({
  channel: 'sms',
  recipient: openMobile(mobileCipher),
  template: row.template,
  variables: row.variables as Record<string, string>,
  // Whoever reads it may answer in the person's place: kept like a code. The token exists only from here on.
  ...(row.linkId === null ? {} : { secrets: { link: tokens.urlOf(row.linkId) } }),
  dedupeKey: `message:${row.messageId}`,
});
