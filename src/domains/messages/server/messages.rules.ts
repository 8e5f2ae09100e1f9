import type { SignedInCaller } from '#platform/server/calls/act.ts';
import { hourMs } from '#platform/contract/durations.ts';
import { addDays, startOfDay, timeLabel, toDay } from '#platform/contract/instants.ts';
import { quietHours } from '../contract/messages.words.ts';

/** The instant itself, or, between 22:00 and 07:00 in Shanghai, the next 07:00. */
export function afterQuietHours(at: Date): Date {
  const hour = Number(timeLabel(at).slice(0, 2));
  if (hour >= quietHours.to && hour < quietHours.from) return at;
  const day = hour < quietHours.to ? toDay(at) : addDays(toDay(at), 1);
  return new Date(startOfDay(day).getTime() + quietHours.to * hourMs);
}

export type DeliveryFacts = {
  expiresAt: Date | null;
  /** What the person set for text messages of this category; null without a word of theirs. */
  isOn: boolean | null;
  hasMobile: boolean;
  /** The one-time link it carries has been used. */
  isAnswered: boolean;
};

export type SkipReason = 'off' | 'noMobile' | 'expired';

/** Why a text message is not sent after all; undefined when it goes out. */
export function skipReasonOf(facts: DeliveryFacts, now: Date): SkipReason | undefined {
  if (facts.isAnswered || (facts.expiresAt !== null && facts.expiresAt <= now)) return 'expired';
  if (facts.isOn === false) return 'off';
  return facts.hasMobile ? undefined : 'noMobile';
}

/** The account whose messages a caller reads: their own, and who acts for a team as captain or manager the team's. */
export const boxOf = (caller: SignedInCaller): number =>
  caller.kind === 'team' && caller.person && caller.person.rank !== 'leader'
    ? caller.person.teamAccountId
    : caller.accountId;
