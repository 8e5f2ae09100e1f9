import { dayMs, hourMs } from '#platform/contract/durations.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import {
  type NeedStatus,
  type NeedType,
  needLimits,
  needTypes,
  type Urgency,
} from '../contract/needs.words.ts';

/** Who moves a need: whoever asked, staff of 所, 站 and centre, a team, the clock. */
export type NeedMover = 'requester' | 'staff' | 'team' | 'system';

type Moves = Readonly<Partial<Record<NeedStatus, readonly NeedMover[]>>>;
const ends = { cancelled: ['requester', 'staff'] } as const;

/** The state machine of domain.md 4.2.8: from where, to where, by whom. */
export const needMoves: Readonly<Record<NeedStatus, Moves>> = {
  submitted: { returned: ['staff'], rejected: ['staff'], merged: ['staff'], toDispatch: ['staff'], ...ends },
  returned: { submitted: ['requester'], ...ends },
  toDispatch: { dispatched: ['staff'], openPool: ['staff'], ...ends },
  dispatched: { accepted: ['team'], toDispatch: ['team', 'system', 'staff'], ...ends },
  openPool: { accepted: ['team'], toDispatch: ['system', 'staff'], ...ends },
  accepted: {
    inService: ['team', 'requester', 'staff', 'system'],
    toDispatch: ['team', 'staff', 'system'],
    ...ends,
  },
  inService: { toRate: ['team'], toDispatch: ['team', 'staff', 'system'], ...ends },
  toRate: { closed: ['requester', 'system'], inService: ['requester'] },
  closed: { toDispatch: ['staff'] },
  rejected: {},
  merged: {},
  cancelled: {},
};

/** Whether this mover may take a need from one state to another. */
export const mayMove = (from: NeedStatus, to: NeedStatus, by: NeedMover): boolean =>
  needMoves[from][to]?.includes(by) ?? false;

/** States that are not over: they count against what one number may have open, and doubles are looked for among them. */
export const openNeedStatuses = keysOf(needMoves).filter((status) => 'cancelled' in needMoves[status]);
/** States in which a need is over. */
export const endedNeedStatuses = [
  'rejected',
  'merged',
  'closed',
  'cancelled',
] as const satisfies NeedStatus[];

export type WishedTime = { expectStart: Date; expectEnd: Date };

/** Whether the wished time can still be met; the end decides, for somebody may come while the span runs. */
export function judgeTime(
  { expectStart, expectEnd }: WishedTime,
  now: Date,
): 'timePast' | 'timeTooFar' | undefined {
  if (expectEnd <= now) return 'timePast';
  if (expectStart.getTime() > now.getTime() + needLimits.aheadDays * dayMs) return 'timeTooFar';
  return undefined;
}

export type KnownOfNumber = {
  needType: NeedType;
  isOpen: boolean;
  isToday: boolean;
  needNo: string;
  needId: number;
};
export type RaisingFacts = {
  emergencyWord: string | undefined;
  isNoEmergency: boolean;
  isAnotherMatter: boolean;
  needType: NeedType;
  /** What the number has asked before. */
  known: readonly KnownOfNumber[];
};
export type RaisingRefusal = 'emergency' | 'tooManyOpen' | 'tooManyToday' | 'duplicate';

/** Whether a proven number may ask for this now. Danger comes first: nobody in it is told about limits. */
export function judgeRaising(facts: RaisingFacts): RaisingRefusal | undefined {
  if (facts.emergencyWord !== undefined && !facts.isNoEmergency) return 'emergency';
  if (facts.known.filter(({ isOpen }) => isOpen).length >= needLimits.open) return 'tooManyOpen';
  if (facts.known.filter(({ isToday }) => isToday).length >= needLimits.perDay) return 'tooManyToday';
  const isDouble = facts.known.some(({ isOpen, needType }) => isOpen && needType === facts.needType);
  return isDouble && !facts.isAnotherMatter ? 'duplicate' : undefined;
}

/** Hours in which an urgent need is verified, and then dispatched (domain.md C, decision 7 of the product). */
export const urgentHours = 2;

/** When the next thing is due: urgent by hours at any time of the day, else by `workdayDue`. */
export const clockEnd = (urgency: Urgency, from: Date, workdayDue: Date): Date =>
  urgency === 'urgent' ? new Date(from.getTime() + urgentHours * hourMs) : workdayDue;

/** Which clock runs in a state: the instant at which it ends, or null. */
export function dueOf({
  status,
  reviewDueAt,
  dispatchDueAt,
}: {
  status: NeedStatus;
  reviewDueAt: Date;
  dispatchDueAt: Date | null;
}): Date | null {
  if (status === 'submitted') return reviewDueAt;
  return status === 'toDispatch' ? dispatchDueAt : null;
}

/** X20261121000058: the day and a serial. */
export const needNoOf = (day: string, serial: number): string =>
  `X${day.replaceAll('-', '')}${String(serial).padStart(3, '0')}`;

export const categoryOfType = (type: NeedType): string => needTypes[type].category;
