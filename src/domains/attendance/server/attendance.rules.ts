import { createHmac } from 'node:crypto';
import { isSameSecret } from '#platform/server/encryption.ts';
import { absentStates, cameStates, runningActivityStates } from '#domains/site/contract/states.words.ts';
import { dayMs, minuteMs, secondMs } from '#platform/contract/durations.ts';
import { type Place, metresBetween } from '#platform/contract/ground.ts';
import {
  type AttendanceMethod,
  type AttendanceRefusal,
  type AttendanceState,
  attendanceLimits,
  codeMethods,
  type PlaceResult,
  slipSeconds,
} from '../contract/attendance.words.ts';

export type CodePair = { rotatingCode: string; shortCode: string; refreshAt: Date; shortCodeUntil: Date };

/** Number of the window of so many seconds that an instant lies in. */
export const windowOf = (now: Date, seconds: number, back = 0): number =>
  Math.floor(now.getTime() / (seconds * 1_000)) - back;

function rotatingCodeIn(secret: string, shiftId: number, window: number): string {
  const digest = createHmac('sha256', secret).update(`rotating:${shiftId}:${window}`).digest('hex');
  return digest.slice(0, 10).toUpperCase();
}

function shortCodeIn(secret: string, shiftId: number, window: number): string {
  const digest = createHmac('sha256', secret).update(`short:${shiftId}:${window}`).digest();
  return String(digest.readUInt32BE(0) % 1_000_000).padStart(6, '0');
}

/** The codes of a shift at an instant: a new rotating one every 30 s, six digits every 5 min; derived, so nothing is stored. */
export function codesOf(secret: string, shiftId: number, now: Date): CodePair {
  const rotating = windowOf(now, attendanceLimits.rotatingSeconds);
  const short = windowOf(now, attendanceLimits.shortCodeSeconds);
  return {
    rotatingCode: rotatingCodeIn(secret, shiftId, rotating),
    shortCode: shortCodeIn(secret, shiftId, short),
    refreshAt: new Date((rotating + 1) * attendanceLimits.rotatingSeconds * 1_000),
    shortCodeUntil: new Date((short + 1) * attendanceLimits.shortCodeSeconds * 1_000),
  };
}

/** Which code was typed, or undefined. The window before still counts, so that a slow hand at the turn is not refused. */
export function methodOfCode(
  typed: string,
  secret: string,
  at: { shiftId: number; now: Date },
): AttendanceMethod | undefined {
  const code = typed.trim().toUpperCase();
  for (const back of [0, 1]) {
    if (
      isSameSecret(
        code,
        rotatingCodeIn(secret, at.shiftId, windowOf(at.now, attendanceLimits.rotatingSeconds, back)),
      )
    )
      return 'rotatingCode';
    if (
      isSameSecret(
        code,
        shortCodeIn(secret, at.shiftId, windowOf(at.now, attendanceLimits.shortCodeSeconds, back)),
      )
    )
      return 'shortCode';
  }
  return undefined;
}

export type PlaceFacts = {
  policy: 'none' | 'hint' | 'required';
  radiusM: number;
  target: Place | undefined;
  here: (Place & { accuracyM: number | undefined }) | undefined;
};

/**
 * Place as a signal, judged on the server. Inside takes a position as sharp as the circle and `sharpEnoughM`; one that is
 * vaguer, or does not say how vague it is, is unknown. Outside is what lies beyond the circle with all its vagueness.
 */
export function judgePlace({ policy, radiusM, target, here }: PlaceFacts): {
  result: PlaceResult;
  distanceM: number | null;
  accuracyM: number | null;
} {
  if (policy === 'none' || !target) return { result: 'notRequired', distanceM: null, accuracyM: null };
  if (!here) return { result: 'unknown', distanceM: null, accuracyM: null };
  const distanceM = metresBetween(target, here);
  const measured = { distanceM, accuracyM: here.accuracyM === undefined ? null : Math.ceil(here.accuracyM) };
  const isSharp =
    here.accuracyM !== undefined && here.accuracyM <= Math.min(radiusM, attendanceLimits.sharpEnoughM);
  if (isSharp) return { ...measured, result: distanceM <= radiusM ? 'pass' : 'fail' };
  return { ...measured, result: distanceM - (here.accuracyM ?? 0) > radiusM ? 'fail' : 'unknown' };
}

export type PlaceJudgement = ReturnType<typeof judgePlace>;
type PlaceOfTime = Pick<PlaceJudgement, 'result' | 'distanceM'>;
const fromBestToWorst: readonly PlaceResult[] = ['pass', 'notRequired', 'unknown', 'fail'];

/** The worse of the places in and out stands for the whole time: grade A wants both inside the circle. */
export const worseOf = (before: PlaceOfTime, after: PlaceOfTime): PlaceOfTime =>
  fromBestToWorst.indexOf(before.result) > fromBestToWorst.indexOf(after.result) ? before : after;

export type DayFacts = {
  isConfirmed: boolean;
  activityStatus: string;
  teamStatus: string;
  shiftStatus: string;
  startsAt: Date;
  endsAt: Date;
  state: AttendanceState;
  placePolicy: 'none' | 'hint' | 'required';
  placeResult: PlaceResult;
  codeMethod: AttendanceMethod | undefined;
  hasClash: boolean;
  pairCount: number;
};

/** True while attendance of an activity in this state is taken and corrected. */
export const isRunning = (activityStatus: string): boolean =>
  (runningActivityStates as readonly string[]).includes(activityStatus);

/** Last instant at which a check-out by code is taken. */
export const checkOutClosesAt = (endsAt: Date): Date =>
  new Date(endsAt.getTime() + attendanceLimits.checkOutGraceMinutes * minuteMs);
/** First instant of check-in. */
export const checkInOpensAt = (startsAt: Date): Date =>
  new Date(startsAt.getTime() - attendanceLimits.opensBeforeMinutes * minuteMs);

/** Where the place is required, only a place that was proved lets a code pass; without one the leader calls the roll. */
function judgeRequiredPlace(
  facts: Pick<DayFacts, 'placePolicy' | 'placeResult'>,
): AttendanceRefusal | undefined {
  if (facts.placePolicy !== 'required') return undefined;
  if (facts.placeResult === 'fail') return 'outsidePlace';
  return facts.placeResult === 'unknown' ? 'placeUnproved' : undefined;
}

/** May this person check in now? The first reason that applies is the one told. */
export function judgeCheckIn(facts: DayFacts, now: Date): AttendanceRefusal | undefined {
  if (!facts.isConfirmed) return 'notConfirmed';
  if (facts.shiftStatus === 'cancelled') return 'shiftCancelled';
  if (!isRunning(facts.activityStatus)) return 'activityNotRunning';
  if (facts.state === 'checkedIn') return 'alreadyIn';
  if (facts.state === 'checkedOut') return 'alreadyOut';
  if (facts.state !== 'expected') return 'wrongState';
  if (facts.teamStatus !== 'active') return 'teamSuspended';
  if (now < checkInOpensAt(facts.startsAt)) return 'tooEarly';
  if (now >= facts.endsAt) return 'tooLate';
  if (!facts.codeMethod) return 'codeWrong';
  const placeRefusal = judgeRequiredPlace(facts);
  if (placeRefusal) return placeRefusal;
  if (facts.hasClash) return 'clash';
  return facts.pairCount >= attendanceLimits.maxPairsADay ? 'tooManyPairs' : undefined;
}

/**
 * May this person check out now? A team that was suspended meanwhile harms nobody who is inside. What was cancelled or suspended meanwhile takes no code; the leader may fix
 * it later.
 */
export function judgeCheckOut(facts: DayFacts, now: Date): AttendanceRefusal | undefined {
  if (facts.state === 'checkedOut') return 'alreadyOut';
  if (facts.state === 'noCheckOut') return 'tooLate';
  if (facts.state !== 'checkedIn') return 'notIn';
  if (facts.shiftStatus === 'cancelled') return 'shiftCancelled';
  if (!isRunning(facts.activityStatus)) return 'activityNotRunning';
  if (now > checkOutClosesAt(facts.endsAt)) return 'tooLate';
  return facts.codeMethod ? judgeRequiredPlace(facts) : 'codeWrong';
}

export type RollCallAct = 'in' | 'out' | 'absent' | 'excused';

export type PresenceFacts = {
  startsAt: Date;
  endsAt: Date;
  hasClash: boolean;
  pairCount: number;
};
export type RollCallFacts = PresenceFacts & { state: AttendanceState; isLocked: boolean };

/**
 * May the leader put someone down as come, on the list or as a walk-in? Only while time can still be served: a check-in
 * after the end would count nothing.
 */
export function judgePresence(facts: PresenceFacts, now: Date): AttendanceRefusal | undefined {
  if (now < checkInOpensAt(facts.startsAt)) return 'tooEarly';
  if (now >= facts.endsAt) return 'shiftEnded';
  if (facts.hasClash) return 'clash';
  return facts.pairCount >= attendanceLimits.maxPairsADay ? 'tooManyPairs' : undefined;
}

/** People that a shift holds at most with its walk-ins: its places and a reserve of a tenth, two at least (domain.md 2.2). */
export const walkInRoom = (capacity: number): number =>
  capacity +
  Math.max(
    attendanceLimits.walkInReserveAtLeast,
    Math.floor(capacity / attendanceLimits.walkInReservePerPlaces),
  );

export type WalkInFacts = {
  capacity: number;
  /** Confirmed people and walk-ins of the shift, without who is absent. */
  peopleCount: number;
  /** On the list after all: they take no room of the walk-ins. */
  hasPlace: boolean;
  isStopped: boolean;
  isMinor: boolean;
  minorPolicy: string;
};

/** May this person join the shift on the spot, whoever vouches for it? Whether the moment is right is told by `judgePresence`. */
export function judgeWalkIn(facts: WalkInFacts): AttendanceRefusal | undefined {
  if (facts.isStopped) return 'volunteerStopped';
  if (facts.isMinor && facts.minorPolicy === 'none') return 'minorsExcluded';
  return !facts.hasPlace && facts.peopleCount >= walkInRoom(facts.capacity) ? 'walkInsFull' : undefined;
}

/** Steps that prove by themselves that the person took part in them. */
const isCode = (method: AttendanceMethod | null): boolean =>
  method !== null && (codeMethods as readonly string[]).includes(method);

export type AwaitedFacts = {
  status: AttendanceState;
  isWalkIn: boolean;
  inMethod: AttendanceMethod | null;
  outMethod: AttendanceMethod | null;
  volunteerConfirmedAt: Date | null;
};

/** What the person is asked to confirm before their hours may be approved: an end that was fixed, or a walk-in on the leader's word. */
export function awaitedWord(time: AwaitedFacts): 'fix' | 'walkIn' | null {
  if (time.volunteerConfirmedAt !== null) return null;
  if (time.inMethod === 'fixed' || time.outMethod === 'fixed')
    return time.status === 'checkedOut' ? 'fix' : null;
  const cameIn = (cameStates as readonly string[]).includes(time.status);
  return cameIn && isNamedByTeam(time) ? 'walkIn' : null;
}

const isNamedByTeam = ({ isWalkIn, inMethod, outMethod }: AwaitedFacts): boolean =>
  isWalkIn && !isCode(inMethod) && !isCode(outMethod);

/** True while the team knows of the person only what it said itself, so that it is shown nothing more of them. */
export const isMasked = (time: AwaitedFacts): boolean =>
  isNamedByTeam(time) && time.volunteerConfirmedAt === null;

const absences: readonly AttendanceState[] = absentStates;

/** May the leader record this for a person on the list? Absence only once the shift has begun, and three days to change it. */
export function judgeRollCall(
  act: RollCallAct,
  facts: RollCallFacts,
  now: Date,
): AttendanceRefusal | undefined {
  if (facts.isLocked) return 'hoursConfirmed';
  if (act === 'in') {
    if (facts.state === 'checkedIn') return 'alreadyIn';
    if (facts.state === 'checkedOut' || facts.state === 'noCheckOut') return 'wrongState';
    return judgePresence(facts, now);
  }
  if (act === 'out') {
    if (facts.state === 'checkedOut') return 'alreadyOut';
    if (facts.state !== 'checkedIn') return 'notIn';
    return now > checkOutClosesAt(facts.endsAt) ? 'tooLate' : undefined;
  }
  if (now < facts.startsAt) return 'notStarted';
  if (absences.includes(facts.state)) return isFinal(facts.endsAt, now) ? 'absenceFinal' : undefined;
  return facts.state === 'expected' ? undefined : 'wrongState';
}

/** True once the days for corrections after the end are over: an absence then has its credit event (domain.md 4.2.6). */
const isFinal = (endsAt: Date, now: Date): boolean =>
  now.getTime() > endsAt.getTime() + attendanceLimits.fixWithinDays * dayMs;

/** May the last step of a row be taken back? Not once its hours are confirmed or its absence is final. */
export function judgeUndo(
  facts: { state: AttendanceState; endsAt: Date; isLocked: boolean },
  now: Date,
): AttendanceRefusal | undefined {
  if (facts.isLocked) return 'hoursConfirmed';
  return absences.includes(facts.state) && isFinal(facts.endsAt, now) ? 'absenceFinal' : undefined;
}

/** Answers come late where the line is bad. */
const slipGraceMs = 20 * secondMs;

/** Whether a step was a slip of the finger: one's own, of just now. Everything else is taken back with a reason. */
export const isSlip = (
  step: { operatorId: number | null; at: Date } | undefined,
  { accountId, now }: { accountId: number; now: Date },
): boolean =>
  step?.operatorId === accountId && now.getTime() - step.at.getTime() <= slipSeconds * secondMs + slipGraceMs;

/** May a person object to their attendance? To what a leader recorded, until there are hours, which have an objection of their own. */
export function judgeObjection(facts: {
  state: AttendanceState;
  inMethod: AttendanceMethod | null;
  isObjected: boolean;
}): AttendanceRefusal | undefined {
  if (facts.state === 'checkedOut') return 'hasHours';
  if (facts.state !== 'checkedIn' && facts.state !== 'noCheckOut') return 'wrongState';
  if (facts.inMethod !== 'rollCall') return 'notYours';
  return facts.isObjected ? 'alreadyObjected' : undefined;
}

/** May a forgotten sign-out be set to `at`? After check-in, at most two hours past the end, within three days. */
export function judgeFix(
  at: Date,
  facts: { state: AttendanceState; checkedInAt: Date | null; endsAt: Date; isLocked: boolean },
  now: Date,
): AttendanceRefusal | undefined {
  if (facts.isLocked) return 'hoursConfirmed';
  if (facts.state !== 'checkedIn' && facts.state !== 'noCheckOut') return 'wrongState';
  if (isFinal(facts.endsAt, now)) return 'fixWindowOver';
  const isInside =
    facts.checkedInAt !== null && at > facts.checkedInAt && at <= checkOutClosesAt(facts.endsAt) && at <= now;
  return isInside ? undefined : 'fixOutsideShift';
}
