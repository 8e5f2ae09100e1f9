import { minuteMs } from '#platform/contract/durations.ts';
import { hourLimits, type HourRefusal, type HourState } from '../../contract/hours.words.ts';

export type HourVerdict = 'approve' | 'reject';
export type DecideFacts = {
  state: HourState;
  /** The decider, as a person, entered, confirmed, approved before, objected to or gains from it. */
  hadPart: boolean;
  /** The volunteer has to say first that it is true, and has not yet. */
  awaitsVolunteer: boolean;
  /** An entry (补录) whose person is still asked. */
  awaitsAnswer: boolean;
  /** The person of a correction or a claim is asked for material (请补材料). */
  awaitsMaterial: boolean;
  /** Another record of that time is proved better or already public (`conflictVerdict`). */
  isBlocked: boolean;
  /** Accepting it wants a reason, which is not there: a claim of service more than thirty days ago. */
  lacksReason: boolean;
};

/**
 * May this person decide the record so? Never who had a part in it (domain.md 4.3.9); and what waits for the volunteer's own
 * word is not approved before they agreed. An entry is not decided while its person is asked, nor accepted against a conflict.
 */
export function judgeDecide(facts: DecideFacts, verdict: HourVerdict): HourRefusal | undefined {
  if (facts.state !== 'submitted' && facts.state !== 'disputed') return 'wrongState';
  if (facts.hadPart) return 'samePerson';
  if (facts.awaitsAnswer) return 'awaitsPerson';
  if (facts.awaitsMaterial) return 'awaitsMaterial';
  if (verdict === 'reject') return undefined;
  if (facts.isBlocked) return 'conflictStands';
  if (facts.lacksReason) return 'lateReasonMissing';
  return facts.awaitsVolunteer ? 'notAgreed' : undefined;
}

/** How many of some records the sample has: one of ten, five at least, never more than there are. */
export const sampleSize = (count: number): number =>
  Math.min(count, Math.max(hourLimits.sampleAtLeast, Math.ceil(count / hourLimits.samplePerRecords)));

export type SampleFacts = {
  hourIds: readonly number[];
  sampleIds: readonly number[];
  openedIds: readonly number[];
  createdAt: Date;
  usedAt: Date | null;
};

/** Was the sample of these very records looked at, lately, and for no other batch? */
export function judgeSample(
  sample: SampleFacts | undefined,
  hourIds: readonly number[],
  now: Date,
): HourRefusal | undefined {
  if (!sample) return 'sampleNeeded';
  const drawn = new Set(sample.hourIds);
  const isOld = now.getTime() - sample.createdAt.getTime() > hourLimits.sampleMinutes * minuteMs;
  if (isOld || sample.usedAt || drawn.size !== hourIds.length || !hourIds.every((id) => drawn.has(id)))
    return 'sampleGone';
  const opened = new Set(sample.openedIds);
  return sample.sampleIds.every((id) => opened.has(id)) ? undefined : 'sampleUnopened';
}
