import { hourMs } from '#platform/contract/durations.ts';
import { toDay } from '#platform/contract/instants.ts';
import { personLimits, type personRefusals } from '../../contract/people.words.ts';
import type { SignUpState } from '../../contract/signups.words.ts';

type OnShift = { state: SignUpState; startsAt: Date; endsAt: Date };

/** Whether the leader may see the phone of somebody: on the shift's days of Shanghai, of people who have a place. */
export const isContactDay = ({ state, startsAt, endsAt }: OnShift, now: Date): boolean =>
  state === 'confirmed' && toDay(startsAt) <= toDay(now) && toDay(now) <= toDay(endsAt);

/** Whether the emergency contact may be seen, too: from an hour before the shift to two hours after it (domain.md 4.4.2). */
export const isEmergencyTime = ({ startsAt, endsAt }: OnShift, now: Date): boolean =>
  now.getTime() >= startsAt.getTime() - hourMs && now.getTime() <= endsAt.getTime() + 2 * hourMs;

/** Why one more message may not be sent today, if so. */
export function judgeMessage(sent: {
  toPerson: number;
  ofTeam: number;
}): keyof typeof personRefusals | undefined {
  if (sent.toPerson >= personLimits.messagesAPerson) return 'messagesOfPerson';
  return sent.ofTeam >= personLimits.messagesADay ? 'messagesOfDay' : undefined;
}
