import { hourMs, minuteMs } from '#platform/contract/durations.ts';
import { addDays, startOfDay, toDay, weekdayOf } from '#platform/contract/instants.ts';
import type { ServiceItemChance } from '../../contract/service-menu.words.ts';

const openingMs = 8 * hourMs + 30 * minuteMs;

/** The last Monday at 08:30 (周一 08:30 放号), from which the orders of a week are counted. */
export function weekBegan(now: Date): Date {
  const today = toDay(now);
  const sinceMonday = (weekdayOf(today) + 6) % 7;
  const at = new Date(startOfDay(addDays(today, -sinceMonday)).getTime() + openingMs);
  return at <= now ? at : new Date(startOfDay(addDays(toDay(at), -7)).getTime() + openingMs);
}

export type OfferFacts = {
  areas: readonly string[];
  weeklyQuota: number;
  pausedUntil: string | null;
};

/** Whether an offer takes orders on this day. */
const isTaking = ({ pausedUntil }: Pick<OfferFacts, 'pausedUntil'>, today: string): boolean =>
  pausedUntil === null || pausedUntil <= today;

/** What the teams of a service still take this week, and from when where all of them pause. */
export function chanceOf(
  offers: readonly OfferFacts[],
  orderedCount: number,
  today: string,
): { chance: ServiceItemChance; freeCount: number; resumesOn: string | null } {
  const taking = offers.filter((offer) => isTaking(offer, today));
  const resumesOn = offers.map(({ pausedUntil }) => pausedUntil ?? '').toSorted()[0];
  if (taking.length === 0) return { chance: 'paused', freeCount: 0, resumesOn: resumesOn || null };
  const quota = taking.reduce((sum, { weeklyQuota }) => sum + weeklyQuota, 0);
  const freeCount = Math.max(0, quota - orderedCount);
  return { chance: freeCount > 0 ? 'open' : 'full', freeCount, resumesOn: null };
}

/** Districts in which at least one of the offers counts; empty for the whole city. */
export const areasOf = (offers: readonly Pick<OfferFacts, 'areas'>[]): string[] =>
  offers.some(({ areas }) => areas.length === 0)
    ? []
    : [...new Set(offers.flatMap(({ areas }) => areas))].toSorted();

/** Why a service cannot be ordered in a district now; undefined where it can. */
export function judgeOrder(
  offers: readonly OfferFacts[],
  { orderedCount, area, today }: { orderedCount: number; area: string; today: string },
): 'menuClosed' | 'menuPaused' | 'menuAway' | 'menuFull' | undefined {
  if (offers.length === 0) return 'menuClosed';
  const { chance } = chanceOf(offers, orderedCount, today);
  if (chance === 'paused') return 'menuPaused';
  const near = areasOf(offers.filter((offer) => isTaking(offer, today)));
  if (near.length > 0 && !near.includes(area)) return 'menuAway';
  return chance === 'full' ? 'menuFull' : undefined;
}
