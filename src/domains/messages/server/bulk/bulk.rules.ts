import { bulkLimits, type bulkRefusals } from '../../contract/messages.words.ts';

export type BulkFacts = {
  recipientCount: number;
  sentToday: number;
  /** The team sent the same title and body today. */
  isRepeated: boolean;
  /** A report about this team was upheld within the pause. */
  isPaused: boolean;
};

/** The first reason against a bulk message, or undefined. */
export function judgeBulk(facts: BulkFacts): keyof typeof bulkRefusals | undefined {
  if (facts.isPaused) return 'paused';
  if (facts.sentToday >= bulkLimits.perDay) return 'dailyLimit';
  if (facts.isRepeated) return 'sameText';
  if (facts.recipientCount === 0) return 'noRecipients';
  return facts.recipientCount > bulkLimits.recipients ? 'tooManyRecipients' : undefined;
}
