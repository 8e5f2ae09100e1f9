import type { NeedStatus, Urgency } from '#domains/needs/contract/needs.words.ts';

/** One need of the city: its state, how long ago it was asked, and how many hours the centre took. */
export type NeedCase = {
  status: NeedStatus;
  hoursAgo: number;
  urgency: Urgency;
  decidedAfter?: number;
  /** Ended after it had been verified. */
  wasVerified?: boolean;
  /** How far a need that was verified has come since. */
  work?: NeedStatus;
  /** Raised by one of the first volunteers with the account. */
  isOwn?: boolean;
};

const urgencyAt = (place: number): Urgency => (place % 9 === 4 ? 'soon' : 'normal');

/** Of one state, spread evenly between so many hours ago and so many. */
const spread = (status: NeedStatus, count: number, [from, to]: readonly [number, number]): NeedCase[] =>
  Array.from({ length: count }, (_, place) => ({
    status,
    hoursAgo: Math.round(from - ((from - to) * place) / Math.max(1, count - 1)),
    urgency: urgencyAt(place),
    decidedAfter: 3 + ((place * 5) % 17),
  }));

/** Verified and worked on, to this state. */
const worked = (work: NeedStatus, count: number, hours: readonly [number, number]): NeedCase[] =>
  spread('toDispatch', count, hours).map((told, place) => ({
    ...told,
    work,
    decidedAfter: 2,
    isOwn: work !== 'closed' && place === 1,
  }));

/** Oldest first: what ended over a year, what waits for its requester, for a team, for the centre. */
export const CASES: readonly NeedCase[] = [
  ...spread('rejected', 14, [1_400, 90]),
  ...spread('cancelled', 16, [1_380, 60]).map((told, place) => ({ ...told, wasVerified: place % 2 === 0 })),
  ...spread('merged', 5, [1_200, 70]),
  ...spread('returned', 6, [140, 26]).map((told, place) => ({ ...told, isOwn: place === 0 })),
  ...spread('toDispatch', 20, [60, 7]).map((told, place) => ({ ...told, isOwn: place === 3 })),
  { status: 'toDispatch', hoursAgo: 3, urgency: 'urgent', decidedAfter: 1 } as const,
  ...worked('dispatched', 9, [20, 6]),
  ...worked('openPool', 8, [44, 8]),
  // The first of them are late: nobody was contacted within two working days.
  ...worked('accepted', 9, [120, 9]),
  ...worked('inService', 12, [110, 14]),
  ...worked('toRate', 12, [330, 40]),
  ...worked('closed', 70, [8_600, 2_300]),
  // The board counts ninety days: enough of them to tell kinds and districts apart.
  ...worked('closed', 100, [2_200, 420]),
  ...spread('submitted', 12, [120, 1]).map((told, place) => ({ ...told, isOwn: place === 9 })),
  { status: 'submitted', hoursAgo: 1, urgency: 'urgent' } as const,
].toSorted((one, other) => other.hoursAgo - one.hoursAgo);
