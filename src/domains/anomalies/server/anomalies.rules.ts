import { dayMs, hourMs, minuteMs, secondMs } from '#platform/contract/durations.ts';
import { metresBetween, type Place } from '#platform/contract/ground.ts';
import { startOfDay, toDay } from '#platform/contract/instants.ts';
import {
  anomalyLimits as limits,
  type AnomalyRule,
  type AnomalyVerdict,
} from '../contract/anomalies.words.ts';
import { grouped } from './grouped.rules.ts';

/** What a rule noticed: `count` of `of`, between two instants, and what else it measured. */
export type AnomalyFacts = {
  count: number;
  of: number;
  from: string;
  until: string;
  /** First four characters of the device mark. */
  mark?: string;
  metres?: number;
  /** Title of the other activity. */
  elsewhere?: string;
  /** How alike texts are, in percent, and how one of them begins. */
  alike?: number;
  quote?: string;
  /** Different devices. */
  devices?: number;
};
export type Noticed = {
  rule: AnomalyRule;
  /** What tells it from others of the rule in the same shift or team. */
  key: string;
  volunteerIds: number[];
  facts: AnomalyFacts;
};

/** A check-in or check-out by a code. */
export type CodeStep = { volunteerId: number; kind: 'in' | 'out'; at: Date; device: string | null };
/** When somebody came and went. */
export type Stay = { volunteerId: number; inAt: Date; outAt: Date };
/** Out of one activity and into the next of one person, both by a code. */
export type Journey = {
  volunteerId: number;
  outAt: Date;
  inAt: Date;
  from: Place;
  to: Place;
  elsewhere: string;
};
/** A record that a team entered. */
export type Entry = { volunteerId: number; at: Date };

const span = (times: readonly Date[]) => {
  const sorted = times.map((at) => at.getTime()).sort((a, b) => a - b);
  return {
    from: new Date(sorted[0] ?? 0).toISOString(),
    until: new Date(sorted.at(-1) ?? 0).toISOString(),
  };
};
const peopleOf = (rows: readonly { volunteerId: number }[]): number[] => [
  ...new Set(rows.map(({ volunteerId }) => volunteerId)),
];

/** One device with which four people or more used the code of a shift. */
export function sharedDevices(steps: readonly CodeStep[]): Noticed[] {
  const all = peopleOf(steps).length;
  const byDevice = grouped(steps, ({ device }) => device ?? '');
  return [...byDevice].flatMap(([device, own]) => {
    const volunteerIds = peopleOf(own);
    if (device === '' || volunteerIds.length < limits.devicePeople) return [];
    const mark = device.slice(0, 4).toUpperCase();
    const facts = { count: volunteerIds.length, of: all, mark, ...span(own.map(({ at }) => at)) };
    return [{ rule: 'sharedDevice' as const, key: `${mark}:${volunteerIds[0]}`, volunteerIds, facts }];
  });
}

/** Ten people or more in, or out, by the code within twenty seconds; the fullest such moment of each. */
export function bursts(steps: readonly CodeStep[]): Noticed[] {
  return (['in', 'out'] as const).flatMap((kind) => {
    const own = steps.filter((step) => step.kind === kind).sort((a, b) => a.at.getTime() - b.at.getTime());
    let first = 0;
    let best: readonly CodeStep[] = [];
    for (const [last, step] of own.entries()) {
      while (step.at.getTime() - (own[first]?.at.getTime() ?? 0) > limits.burstSeconds * secondMs) first += 1;
      if (last + 1 - first > best.length) best = own.slice(first, last + 1);
    }
    const volunteerIds = peopleOf(best);
    if (volunteerIds.length < limits.burstSteps) return [];
    const facts = { count: volunteerIds.length, of: peopleOf(own).length, ...span(best.map(({ at }) => at)) };
    return [{ rule: 'burst' as const, key: kind, volunteerIds, facts }];
  });
}

/** Faster than 120 km/h from one activity to the next, over two kilometres or more. */
export const impossibleJourneys = (journeys: readonly Journey[]): Noticed[] =>
  journeys.flatMap(({ volunteerId, outAt, inAt, from, to, elsewhere }) => {
    const metres = metresBetween(from, to);
    const tookMs = Math.max(inAt.getTime() - outAt.getTime(), secondMs);
    const kmh = Math.round(metres / 1000 / (tookMs / hourMs));
    if (metres < limits.travelMetres || kmh <= limits.travelKmh) return [];
    const facts = { count: kmh, of: limits.travelKmh, metres, elsewhere, ...span([outAt, inAt]) };
    return [{ rule: 'travel' as const, key: `${volunteerId}`, volunteerIds: [volunteerId], facts }];
  });

/** Ten people or more of whom 95 % came and went in the same minutes. */
export function sameTimes(stays: readonly Stay[]): Noticed[] {
  const minute = (at: Date): number => Math.floor(at.getTime() / minuteMs);
  const groups = grouped(stays, ({ inAt, outAt }) => `${minute(inAt)}-${minute(outAt)}`);
  const own = [...groups.values()].reduce((most, one) => (one.length > most.length ? one : most), []);
  if (stays.length < limits.samePeople || own.length * 100 < stays.length * limits.sameShare) return [];
  const times = own.flatMap(({ inAt, outAt }) => [inAt, outAt]);
  const facts = { count: own.length, of: stays.length, ...span(times) };
  return [{ rule: 'sameTimes', key: 'all', volunteerIds: peopleOf(own), facts }];
}

const nightEndsHour = 5;
const nightHours = 6;

/** What one team entered between 23:00 and 05:00, a flag a night; a night that still lasts waits. */
export function nightEntries(entries: readonly Entry[], now: Date): Noticed[] {
  const nightOf = (at: Date): string => toDay(new Date(at.getTime() - nightEndsHour * hourMs));
  return [...grouped(entries, ({ at }) => nightOf(at))].flatMap(([night, rows]) => {
    const end = startOfDay(night).getTime() + dayMs + nightEndsHour * hourMs;
    const own = rows.filter(({ at }) => at.getTime() >= end - nightHours * hourMs);
    if (own.length === 0 || now.getTime() < end) return [];
    const facts = { count: own.length, of: rows.length, ...span(own.map(({ at }) => at)) };
    return [{ rule: 'night' as const, key: night, volunteerIds: peopleOf(own), facts }];
  });
}

/** More than a fifth of what a team did in thirty days was entered afterwards; once a month. */
export function entryShare(counts: { entered: number; all: number }, now: Date): Noticed[] {
  const { entered, all } = counts;
  if (all < limits.entryRecords || entered * 100 <= all * limits.entryShare) return [];
  const facts = {
    count: entered,
    of: all,
    ...span([new Date(now.getTime() - limits.entryDays * dayMs), now]),
  };
  return [{ rule: 'entryShare', key: toDay(now).slice(0, 7), volunteerIds: [], facts }];
}

type Judging = { isDecided: boolean; verdict: AnomalyVerdict; hasCause: boolean; note: string };

/** Why staff cannot conclude so; undefined when they may. */
export function judgeVerdict({ isDecided, verdict, hasCause, note }: Judging) {
  if (isDecided) return 'decided' as const;
  if (verdict !== 'asking' && !hasCause) return 'causeMissing' as const;
  // Characters, as the column counts them; a rare one takes two units of a string.
  return [...note].length < 5 ? ('noteMissing' as const) : undefined;
}
