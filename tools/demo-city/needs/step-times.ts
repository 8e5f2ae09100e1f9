import { hourMs, minuteMs } from '#platform/contract/durations.ts';
import { startOfDay, toDay } from '#platform/contract/instants.ts';
import { type City, dayMs, plus } from '../city.ts';
import type { Random } from '../texts/random.ts';
import type { NeedCase } from './need-cases.ts';

/** When each step of a need was taken. */
export type StepTimes = Record<
  'verified' | 'dispatched' | 'accepted' | 'inService' | 'visit' | 'toRate' | 'closed',
  Date
>;

/** A requester has so long to rate. */
export const rateDays = 15;

/** Hours from the verification to each step, of what has just come. */
const usualHours = { dispatched: 2, accepted: 5, inService: 9, visit: 28, toRate: 32, closed: 44 } as const;

type Soil = { city: City; clock: Random; units: readonly { id: number }[] };
type Asked = { category: string; unitId: number; submittedAt: Date };

/** What is over took as long as its kind and place take; the rest has just come. */
export function stepTimes(
  { city, clock, units }: Soil,
  { work, decidedAfter = 0, hoursAgo }: NeedCase,
  { category, unitId, submittedAt }: Asked,
): StepTimes {
  if (work !== 'closed') return usualTimes(plus(submittedAt, Math.min(decidedAfter, hoursAgo) * hourMs));
  const unitPlace = units.findIndex(({ id }) => id === unitId);
  return pastTimes(clock, { category, unitPlace, submittedAt, now: city.now });
}

/** The times of a need that is still on its way. */
const usualTimes = (verified: Date): StepTimes => ({
  verified,
  dispatched: plus(verified, usualHours.dispatched * hourMs),
  accepted: plus(verified, usualHours.accepted * hourMs),
  inService: plus(verified, usualHours.inService * hourMs),
  visit: plus(verified, usualHours.visit * hourMs),
  toRate: plus(verified, usualHours.toRate * hourMs),
  closed: plus(verified, usualHours.closed * hourMs),
});

/** How slowly kinds are answered beside the others: many teams do the first, few the last. */
const paceOfCategory: Readonly<Record<string, number>> = {
  rescue: 0.4,
  neighbor: 0.6,
  elder: 0.8,
  eco: 1,
  access: 1.2,
  culture: 1.5,
  youth: 1.6,
  reading: 1.8,
  health: 1.9,
  theory: 2.2,
};
const pacesOfUnits = [0.7, 1, 1.4, 0.8, 1.1] as const;
/** Most days are like the others, some are not. */
const luck = [0.3, 0.5, 0.7, 0.9, 1, 1.1, 1.3, 1.8, 3] as const;
const lateChance = { verify: 0.09, dispatch: 0.07 } as const;
/** A team has a workday to answer; whoever took it did so within. */
const mostAnswerHours = 23;

type Placed = { category: string; unitPlace: number; submittedAt: Date; now: Date };

/**
 * The times of a need that is over: by its kind, its 站 and the day's luck, taken while people are awake, a few of them past
 * the clock; those of `usualTimes` where there would be no time left to rate it.
 */
function pastTimes(rng: Random, { category, unitPlace, submittedAt, now }: Placed): StepTimes {
  const slow =
    (paceOfCategory[category] ?? 1) * (pacesOfUnits[unitPlace % pacesOfUnits.length] ?? 1) * rng.pick(luck);
  const later = (from: Date, hours: number): Date =>
    awake(rng, plus(from, Math.round(hours * 60) * minuteMs));
  const lateBy = (chance: number): number => (rng.chance(chance) ? rng.int(26, 50) : 0);
  const verified = later(submittedAt, 2.5 * slow + lateBy(lateChance.verify));
  const dispatched = later(verified, slow + lateBy(lateChance.dispatch));
  const taken = later(dispatched, Math.min(18, 3 * slow));
  const latest = plus(dispatched, mostAnswerHours * hourMs);
  const accepted = taken < latest ? taken : latest;
  const inService = later(accepted, 2 + 5 * slow);
  const visit = plus(startOfDay(toDay(inService)), rng.int(1, 3) * dayMs + rng.int(9, 16) * hourMs);
  const toRate = plus(visit, 4 * hourMs);
  const closed = later(toRate, rng.int(2, 60));
  const isWhole = plus(toRate, rateDays * dayMs) < now && closed < now;
  return isWhole
    ? { verified, dispatched, accepted, inService, visit, toRate, closed }
    : usualTimes(plus(submittedAt, 2 * hourMs));
}

/** Who would act at night does so in the morning. */
function awake(rng: Random, at: Date): Date {
  const morning = plus(startOfDay(toDay(at)), 8 * hourMs + rng.int(0, 50) * minuteMs);
  if (at < morning) return morning;
  return at < plus(startOfDay(toDay(at)), 20 * hourMs) ? at : plus(morning, dayMs);
}
