import { creditRules } from '#domains/signups/contract/signups.limits.ts';
import { creditExpiresAt } from '#domains/signups/server/credit/credit.rules.ts';
import { excusingCancelCodes } from '#domains/signups/contract/signups.words.ts';
import { countMinutes, gradeOf, needsCentre } from '#domains/hours/server/hours.rules.ts';
import { addWorkdays } from '#domains/site/server/workdays.rules.ts';
import { endOfDay, toDay, toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import { type City, type CityShift, dayMs, hourMs, plus } from './city.ts';
import { type Fate, fatesOf } from './every-day/whole-rolls.ts';
import { settledAt } from './grow-activities.ts';
import { leadersOf } from './grow-people.ts';
import type { CitySignUp } from './grow-sign-ups.ts';
import { shareDevices } from './share-devices.ts';
import { REMARKS } from './texts/office/remarks.ts';

export type Grown = { participations: Row[]; events: Row[]; hours: Row[]; creditEvents: Row[] };
type Row = Record<string, unknown>;
type Calendar = Parameters<typeof addWorkdays>[2];

type Part = {
  /** Without a number for who came without signing up. */
  signUp: Pick<CitySignUp, 'shift' | 'volunteer'> & { id: number | null };
  status: 'checkedIn' | 'checkedOut' | 'noCheckOut' | 'absent' | 'excused';
  inAt: Date | null;
  outAt: Date | null;
  inMethod: string | null;
  outMethod: string | null;
  placeResult: 'pass' | 'unknown' | 'notRequired';
  distanceM: number | null;
  fixReason: string | null;
  /** Mark of the browser of their own steps; kept 90 days. */
  deviceHash: string | null;
  othersOnDevice: number;
  /** Their hours count only after the person's word. */
  awaitsWord: boolean;
  isConfirmed: boolean;
  /** Why the person says it is not true, minutes after it was recorded. */
  objection: string | null;
};
export type CityPart = Part;

const excusing = new Set<string | null>(excusingCancelCodes);

/** Who came, when, by which proof; and the hours that the rules make of it. */
export function growAttendance(
  city: City,
  { signUps, walkIns }: { signUps: readonly CitySignUp[]; walkIns: readonly CityPart[] },
  calendar: Calendar,
): Grown {
  const grown: Grown = { participations: [], events: [], hours: [], creditEvents: [] };
  const fates = fatesOf(city, signUps);
  const listed = signUps
    .filter((one) => one.status === 'confirmed' && one.shift.startsAt <= city.now)
    .flatMap((signUp) => partOf(city, signUp, fates.get(signUp)) ?? []);
  const parts = [...listed, ...walkIns].sort(
    (a, b) => (a.inAt ?? a.signUp.shift.startsAt).getTime() - (b.inAt ?? b.signUp.shift.startsAt).getTime(),
  );
  shareDevices(city, parts);
  const leaders = leadersOf(city);
  for (const part of parts) record(city, part, { grown, calendar, leaders });
  for (const one of signUps)
    if (one.isLateCancel && !excusing.has(one.cancelCode))
      grown.creditEvents.push(
        creditRow(city, one, { kind: 'lateCancel', at: one.cancelledAt ?? one.createdAt }),
      );
  return grown;
}

/** What most have: no end, no correction, a phone of one's own. */
export const nothingBesides = {
  fixReason: null,
  distanceM: null,
  outAt: null,
  outMethod: null,
  deviceHash: null,
  othersOnDevice: 0,
  awaitsWord: false,
  isConfirmed: false,
  objection: null,
} as const;

function partOf(city: City, signUp: CitySignUp, fate: Fate | undefined): Part | undefined {
  const { rng, now } = city;
  const { shift } = signUp;
  const isSettled = ['closed', 'publicity'].includes(shift.activity.state);
  const isOver = shift.endsAt <= now;
  const roll = fate || signUp.volunteer.isReliable ? 0.5 : rng.next();
  const base = { signUp, ...nothingBesides };
  if (roll < 0.045 && isOver)
    return {
      ...base,
      status: roll < 0.015 ? 'excused' : 'absent',
      inAt: null,
      inMethod: null,
      placeResult: 'unknown',
    };
  if (!isOver && roll > 0.8) return undefined;
  const method = rng.next();
  const inMethod = methodAt(method);
  const inAt = plus(shift.startsAt, rng.int(-25, 12) * 60_000);
  const isByLeader = leaderMethods.has(inMethod);
  const metres = inMethod !== 'rollCall' && rng.next() < 0.85 ? rng.int(3, 140) : null;
  const hasPlace = metres !== null && !isByLeader;
  const proof = {
    inMethod,
    placeResult: hasPlace ? ('pass' as const) : isByLeader ? ('notRequired' as const) : ('unknown' as const),
    distanceM: hasPlace ? metres : null,
  };
  if (!isOver)
    return {
      ...base,
      ...proof,
      status: 'checkedIn',
      inAt: new Date(Math.min(inAt.getTime(), now.getTime() - 60_000)),
    };
  const isForgetful = !isSettled && rng.next() < 0.05 && plus(shift.endsAt, 2 * hourMs) < now;
  if (fate ? fate === 'forgot' : isForgetful) return { ...base, ...proof, status: 'noCheckOut', inAt };
  return { ...base, ...proof, inAt, ...checkOutOf(city, signUp, inMethod) };
}

/** Nearly all check out as they checked in; a few forgot it, and the leader put it right. */
function checkOutOf({ rng, now }: City, { id, shift }: CitySignUp, inMethod: string) {
  const hasFix = rng.next() < 0.03;
  return {
    status: 'checkedOut' as const,
    outAt: new Date(
      Math.min(plus(shift.endsAt, rng.int(-12, 20) * 60_000).getTime(), now.getTime() - 60_000),
    ),
    outMethod: hasFix ? 'fixed' : inMethod,
    fixReason: hasFix ? REMARKS.fixed : null,
    awaitsWord: hasFix,
    // Who was fixed says so within the hour; a few of the latest have not yet.
    isConfirmed: hasFix && (shift.activity.state === 'closed' || id % 3 > 0),
  };
}

/** Most scan the leader's screen, some type the digits, some show their own code; the rest are called up. */
function methodAt(share: number): string {
  if (share < 0.6) return 'rotatingCode';
  if (share < 0.74) return 'shortCode';
  return share < 0.88 ? 'volunteerCode' : 'rollCall';
}

/** What the leader records: no position is asked for, and the event is theirs. */
const leaderMethods: ReadonlySet<string> = new Set(['volunteerCode', 'rollCall', 'fixed']);

type Context = { grown: Grown; calendar: Calendar; leaders: ReadonlySet<string> };

function record(city: City, part: Part, context: Context): void {
  const { grown } = context;
  const { signUp, status, inAt, outAt } = part;
  const { shift, volunteer } = signUp;
  const firstAt = inAt ?? plus(shift.startsAt, 20 * 60_000);
  const id = city.idAt(firstAt);
  const lastAt = outAt ?? firstAt;
  grown.participations.push({
    id,
    signUpId: signUp.id,
    activityId: shift.activity.id,
    shiftId: shift.id,
    volunteerId: volunteer.id,
    status,
    isWalkIn: signUp.id === null,
    checkedInAt: toInstantOrNull(inAt),
    checkedOutAt: toInstantOrNull(outAt),
    inMethod: part.inMethod,
    outMethod: part.outMethod,
    placeResult: part.placeResult,
    distanceM: part.distanceM,
    fixReason: part.fixReason,
    absentReason: status === 'absent' ? REMARKS.absent : status === 'excused' ? REMARKS.excused : null,
    volunteerConfirmedAt: toInstantOrNull(confirmedAt(city, part)),
    objection: part.objection,
    objectedAt: part.objection === null ? null : toInstant(plus(firstAt, 2 * 60_000)),
    createdAt: toInstant(firstAt),
    updatedAt: toInstant(status === 'noCheckOut' ? plus(shift.endsAt, 2 * hourMs) : lastAt),
  });
  pushEvents(city, part, { id, firstAt, grown });
  if (status === 'checkedOut') pushHours(city, part, { ...context, id });
  if (status === 'absent' && plus(shift.endsAt, 3 * dayMs) < city.now)
    grown.creditEvents.push(creditRow(city, signUp, { kind: 'noShow', at: plus(shift.endsAt, 3 * dayMs) }));
}

function pushEvents(
  city: City,
  part: Part,
  { id, firstAt, grown }: { id: number; firstAt: Date; grown: Grown },
): void {
  const team = part.signUp.shift.activity.team.accountId;
  const add = (kind: string, method: string, at: Date): void => {
    const eventId = city.idAt(at);
    const isTeams = leaderMethods.has(method) && kind !== 'confirm';
    const operatorId = isTeams ? team : part.signUp.volunteer.id;
    grown.events.push({
      id: eventId,
      participationId: id,
      kind,
      method,
      at: toInstant(at),
      operatorId,
      receiptNo: `Q${eventId}`,
      placeResult: part.placeResult,
      distanceM: part.distanceM,
      accuracyM: part.distanceM === null ? null : 5 + (part.distanceM % 40),
      deviceHash: operatorId === team ? null : part.deviceHash,
      reason: kind === 'fix' ? part.fixReason : null,
    });
  };
  if (part.inAt) add('in', part.inMethod ?? 'rollCall', part.inAt);
  else add(part.status, 'rollCall', firstAt);
  if (part.outAt) add(part.outMethod === 'fixed' ? 'fix' : 'out', part.outMethod ?? 'rollCall', part.outAt);
  const agreedAt = confirmedAt(city, part);
  if (agreedAt) add('confirm', 'fixed', agreedAt);
}

function pushHours(city: City, part: Part, { id, grown, calendar, leaders }: Context & { id: number }): void {
  const { shift, volunteer } = part.signUp;
  if (!part.inAt || !part.outAt) return;
  const pieces = countMinutes({
    checkedInAt: part.inAt,
    checkedOutAt: part.outAt,
    startsAt: shift.startsAt,
    endsAt: shift.endsAt,
    breakMinutes: shift.breakMinutes,
  });
  for (const piece of pieces) {
    const evidenceGrade = gradeOf(part);
    const hourId = city.idAt(part.outAt);
    const centre = needsCentre({
      minutes: piece.minutes,
      calculatedMinutes: piece.minutes,
      evidenceGrade,
      isLeadersOwn: leaders.has(`${shift.activity.team.id}/${volunteer.id}`),
    });
    const awaitsVolunteer = part.awaitsWord && !part.isConfirmed;
    const stands = standing(city, shift, { centre, awaitsVolunteer, calendar });
    const isShortened = stands.confirmedAt !== null && grown.hours.length % 40 === 7 && piece.minutes > 60;
    grown.hours.push({
      id: hourId,
      hourNo: `SJ${hourId}`,
      volunteerId: volunteer.id,
      teamId: shift.activity.team.id,
      activityId: shift.activity.id,
      shiftId: shift.id,
      participationId: id,
      activityTitle: shift.activity.title,
      place: shift.activity.placeName,
      postName: shift.postName,
      serviceOn: piece.serviceOn,
      startsAt: toInstant(piece.startsAt),
      endsAt: toInstant(piece.endsAt),
      calculatedMinutes: piece.minutes,
      minutes: isShortened ? piece.minutes - 10 : piece.minutes,
      decisionNote: null,
      reason: isShortened ? REMARKS.shortened : null,
      enteredBy: isShortened ? shift.activity.team.accountId : null,
      source: 'attendance',
      evidenceGrade,
      ...stands,
      createdAt: toInstant(part.outAt),
      updatedAt: toInstant(part.outAt),
    });
  }
}

/** Where a record stands, by the state of its activity; the instants follow the rules of 公示. */
function standing(
  city: City,
  shift: CityShift,
  { centre, awaitsVolunteer, calendar }: { centre: boolean; awaitsVolunteer: boolean; calendar: Calendar },
): Row {
  const { state, team } = shift.activity;
  const nothing = {
    confirmedBy: null,
    confirmedAt: null,
    approvedBy: null,
    decidedAt: null,
    publicityStartsAt: null,
    publicityEndsAt: null,
    effectiveAt: null,
  };
  if (state !== 'closed' && state !== 'publicity') return { status: 'calculated', ...nothing };
  const confirmedAt = settledAt(shift.endsAt, city.now);
  const confirmed = { ...nothing, confirmedBy: team.accountId, confirmedAt: toInstant(confirmedAt) };
  if (state === 'publicity' && centre && (awaitsVolunteer || city.rng.next() < 0.6))
    return { ...confirmed, status: 'submitted' };
  const endsAt = endOfDay(addWorkdays(toDay(confirmedAt), 3, calendar));
  const shown = {
    ...confirmed,
    approvedBy: centre ? city.reviewerId : null,
    decidedAt: centre ? toInstant(confirmedAt) : null,
    publicityStartsAt: toInstant(confirmedAt),
    publicityEndsAt: toInstant(endsAt),
  };
  if (endsAt <= city.now) return { ...shown, status: 'effective', effectiveAt: toInstant(endsAt) };
  return { ...shown, status: 'publicity' };
}

/** Two hours after the fix, for those who have answered. */
function confirmedAt(city: City, { outAt, isConfirmed }: Part): Date | null {
  if (!isConfirmed || !outAt) return null;
  return new Date(Math.min(plus(outAt, 2 * hourMs).getTime(), city.now.getTime() - 1_000));
}

/** What a late cancel or a no-show leaves, by the rules of the product. */
function creditRow(
  city: City,
  signUp: Pick<Part['signUp'], 'id' | 'volunteer'>,
  { kind, at }: { kind: 'lateCancel' | 'noShow'; at: Date },
): Row {
  const expiresAt = creditExpiresAt(at);
  return {
    volunteerId: signUp.volunteer.id,
    kind,
    points: kind === 'lateCancel' ? creditRules.lateCancelPoints : creditRules.noShowPoints,
    signUpId: signUp.id,
    status: expiresAt <= city.now ? 'expired' : 'active',
    createdAt: toInstant(at),
    expiresAt: toInstant(expiresAt),
    appealText: null,
    appealedAt: null,
    appealDueAt: null,
    decidedAt: null,
    decidedBy: null,
    decision: null,
  };
}
