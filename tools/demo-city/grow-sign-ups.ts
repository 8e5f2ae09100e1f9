import type { Answer } from '#domains/activities/contract/questions.contract.ts';
import { liveSignUpStates } from '#domains/site/contract/states.words.ts';
import { addDays, toDay, toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import { type City, type CityShift, type CityVolunteer, dayMs, hourMs, plus } from './city.ts';
import { crowdedShifts } from './every-day/crowded-shifts.ts';
import { wholeRoll, wholeRolls } from './every-day/whole-rolls.ts';
import type { Companion } from '#domains/signups/contract/companions.contract.ts';
import { CHILD_NAMES } from './texts/people/names.ts';
import { PHRASES } from './texts/phrases.ts';
import { growQuestions } from './volunteers/grow-questions.ts';
import { LETTERS } from './texts/office/letters.ts';

export type CitySignUp = {
  id: number;
  shift: CityShift;
  volunteer: CityVolunteer;
  status: string;
  createdAt: Date;
  decidedAt: Date | null;
  statusReason: string | null;
  queuedAt: Date | null;
  offerExpiresAt: Date | null;
  cancelledAt: Date | null;
  /** When the activity was cancelled. */
  calledOffAt: Date | null;
  cancelCode: string | null;
  isLateCancel: boolean;
  /** To what the activity asks. */
  answers: readonly Answer[];
  companions: Companion[];
};

/** States whose person is bound to the time of the shift. */
const binding: ReadonlySet<string> = new Set(liveSignUpStates);

/** Signs people up for every shift that ever was open: only such as the product itself would have taken. */
export function growSignUps(city: City): CitySignUp[] {
  const crowded = crowdedShifts(city);
  const whole = wholeRolls(city);
  for (const shift of whole) shift.capacity = Math.max(shift.capacity, wholeRoll.people);
  const signUps = city.shifts
    .filter(({ activity }) => activity.publishedAt !== null && activity.opensAt <= city.now)
    .flatMap((shift) => growShift(city, shift, { isCrowded: crowded.has(shift), isWhole: whole.has(shift) }));
  signUps.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  for (const signUp of signUps) signUp.id = city.idAt(signUp.createdAt);
  growQuestions(city, signUps);
  return signUps;
}

/** Nobody has decided, offered or cancelled anything. */
const untouched = {
  id: 0,
  decidedAt: null,
  statusReason: null,
  queuedAt: null,
  offerExpiresAt: null,
  cancelledAt: null,
  calledOffAt: null,
  cancelCode: null,
  isLateCancel: false,
} as const;

type Wanted = { isCrowded: boolean; isWhole: boolean };

function growShift(city: City, shift: CityShift, { isCrowded, isWhole }: Wanted): CitySignUp[] {
  const { rng, now } = city;
  const { activity } = shift;
  const hasBegun = shift.startsAt <= now;
  const rolled = hasBegun ? 0.7 + rng.next() * 0.3 : futureFill(city, shift);
  const fill = isCrowded ? 1 : rolled;
  const isOffering =
    !hasBegun &&
    fill === 1 &&
    activity.waitlistMode === 'offer' &&
    shift.startsAt.getTime() - now.getTime() > 8 * hourMs &&
    rng.next() < 0.5;
  // An open offer holds one of the places.
  const wanted = isWhole ? wholeRoll.people : Math.round(shift.capacity * fill) - (isOffering ? 1 : 0);
  const signUps: CitySignUp[] = [];
  const lastAt = Math.min(now.getTime() - 60_000, shift.startsAt.getTime() - hourMs);
  const span = lastAt - activity.opensAt.getTime();
  if (span <= 0) return [];
  const add = (status: string): CitySignUp | undefined => {
    const volunteer = takePerson(city, shift, binding.has(status));
    if (!volunteer) return undefined;
    const createdAt = new Date(activity.opensAt.getTime() + Math.floor(rng.next() ** 1.5 * span));
    const signUp: CitySignUp = {
      ...untouched,
      shift,
      volunteer,
      status,
      createdAt,
      answers: [],
      companions: [],
    };
    signUps.push(signUp);
    return signUp;
  };
  if (activity.state === 'cancelled') {
    for (let index = 0; index < Math.round(wanted * 0.5); index += 1) add('void');
    const calledOffAt = new Date(
      Math.min(lastAt, Math.max(...signUps.map((one) => one.createdAt.getTime())) + 6 * hourMs),
    );
    for (const one of signUps) Object.assign(one, { statusReason: LETTERS.signUpVoid, calledOffAt });
    return signUps;
  }
  for (let index = 0; index < wanted || (isWhole && signUps.length < wanted); index += 1)
    settle(city, add('confirmed'));
  const extras = rng.int(0, 2) + (fill > 0.95 ? 1 : 0);
  for (let index = 0; index < extras; index += 1) addExtra(city, shift, add);
  if (!hasBegun && activity.signUpMode === 'review') {
    for (let index = rng.int(1, 6); index > 0; index -= 1) add('pending');
  }
  if (!hasBegun && fill === 1 && activity.waitlistMode !== 'off') growQueue(city, isOffering, add);
  shift.takenCount = takenBy(city, shift, signUps);
  shift.waitCount = signUps.filter((one) => one.status === 'waitlisted').length;
  return signUps;
}

/** Places taken in the end, those of companions among them. */
function takenBy(city: City, shift: CityShift, signUps: readonly CitySignUp[]): number {
  const holding = signUps.filter((one) => one.status === 'confirmed' || one.status === 'offered');
  bringAlong(city, shift, holding);
  return holding.reduce((sum, { companions }) => sum + 1 + companions.length, 0);
}

/** Some of those with a place bring a child or two of their own name, as long as there are places left for them. */
function bringAlong({ rng, today }: City, shift: CityShift, holding: readonly CitySignUp[]): void {
  const { companionsMax, minAge } = shift.activity;
  if (companionsMax === 0) return;
  let placesLeft = shift.capacity - holding.length;
  for (const one of holding) {
    const isAdult = one.volunteer.birthOn <= addDays(today, -7305);
    const count = Math.min(placesLeft, companionsMax, isAdult ? rng.pick([0, 0, 1, 2]) : 0);
    const names = rng.sample(CHILD_NAMES, count);
    one.companions = names.map((given) => ({
      name: `${one.volunteer.name.slice(0, 1)}${given}`,
      age: Math.max(minAge, shift.minAge) + rng.int(0, 2),
      relation: 'child',
    }));
    placesLeft -= count;
  }
}

function futureFill({ rng, now }: City, shift: CityShift): number {
  const days = (shift.startsAt.getTime() - now.getTime()) / dayMs;
  const roll = rng.next();
  if (roll < 0.16) return 1;
  return Math.max(0.05, Math.min(0.95, 0.85 - days * 0.03 + (rng.next() - 0.5) * 0.5));
}

/** Someone free at that time, old enough, and registered before; undefined when nobody was found. */
function takePerson(city: City, shift: CityShift, isBinding: boolean): CityVolunteer | undefined {
  const { rng } = city;
  const { takes } = shift.activity;
  const volunteers = takes ? city.volunteers.filter(({ id }) => takes.has(id)) : city.volunteers;
  const from = shift.startsAt.getTime() - hourMs / 2;
  const to = shift.endsAt.getTime() + hourMs / 2;
  for (let tries = 0; tries < 60; tries += 1) {
    // The power makes the first of the list, the city's most active people, come up far more often.
    const person = volunteers[Math.floor(rng.next() ** 1.7 * volunteers.length)];
    if (!person || !isOldEnough(city, shift, person)) continue;
    if (person.registeredAt >= shift.activity.opensAt) continue;
    if (person.busy.some((span) => span.from < to && span.to > from)) continue;
    if (isBinding) person.busy.push({ from, to });
    return person;
  }
  return undefined;
}

/** Whether nothing about somebody's age stands against this shift: old enough on its day, and allowed where under age. */
export function isOldEnough(
  { today }: City,
  { minAge, startsAt }: CityShift,
  person: CityVolunteer,
): boolean {
  const latestBirth = addDays(toDay(startsAt), -Math.ceil(minAge * 365.25) - 1);
  const isMinor = person.birthOn > addDays(today, -6575);
  return person.birthOn <= latestBirth && (minAge >= 18 || person.hasGuardianConsent || !isMinor);
}

function settle({ rng, now }: City, signUp: CitySignUp | undefined): void {
  if (!signUp || signUp.shift.activity.signUpMode !== 'review') return;
  const latest = Math.min(signUp.shift.startsAt.getTime() - hourMs / 2, now.getTime());
  signUp.decidedAt = new Date(Math.min(signUp.createdAt.getTime() + rng.int(1, 30) * hourMs, latest));
}

/** Refused, withdrawn, cancelled in time or late, lapsed: what happens besides. */
function addExtra(city: City, shift: CityShift, add: (status: string) => CitySignUp | undefined): void {
  const { rng, now } = city;
  const isReview = shift.activity.signUpMode === 'review';
  const status = rng.pick(isReview ? ['rejected', 'withdrawn', 'cancelled', 'lapsed'] : ['cancelled']);
  if (status === 'lapsed' && shift.startsAt > now) return;
  const one = add(status);
  if (!one) return;
  const decided = new Date(
    Math.min(
      one.createdAt.getTime() + rng.int(1, 20) * hourMs,
      now.getTime(),
      shift.startsAt.getTime() - 60_000,
    ),
  );
  if (status === 'rejected')
    Object.assign(one, { decidedAt: decided, statusReason: rng.pick(PHRASES.signUpRejections) });
  if (status === 'lapsed')
    Object.assign(one, { decidedAt: shift.startsAt, statusReason: LETTERS.signUpLapsed });
  if (status === 'cancelled' || status === 'withdrawn') {
    one.cancelledAt = decided;
    const code = rng.pick(['illness', 'family', 'work', 'work', 'traffic', 'other']);
    one.cancelCode = code;
    one.statusReason = rng.pick(PHRASES.signUpCancellations);
    const hoursLeft = (shift.startsAt.getTime() - decided.getTime()) / hourMs;
    one.isLateCancel = status === 'cancelled' && hoursLeft < 24;
    if (one.volunteer.isReliable) one.cancelCode = 'illness';
  }
}

/** A queue behind a full shift; where a place is being offered, one person holds the offer. */
function growQueue(
  { rng, now }: City,
  isOffering: boolean,
  add: (status: string) => CitySignUp | undefined,
): void {
  for (let index = rng.int(1, 5); index > 0; index -= 1) {
    const one = add('waitlisted');
    if (one) one.queuedAt = one.createdAt;
  }
  const offered = isOffering ? add('offered') : undefined;
  if (!offered) return;
  offered.queuedAt = offered.createdAt;
  offered.decidedAt = new Date(Math.max(offered.createdAt.getTime(), now.getTime() - hourMs / 2));
  offered.offerExpiresAt = plus(now, rng.int(1, 6) * hourMs);
}

/** Rows of the table, ids given. */
export const signUpRow = (one: CitySignUp): Record<string, unknown> => ({
  id: one.id,
  activityId: one.shift.activity.id,
  shiftId: one.shift.id,
  volunteerId: one.volunteer.id,
  startsAt: toInstant(one.shift.startsAt),
  endsAt: toInstant(one.shift.endsAt),
  status: one.status,
  source: one.status === 'offered' ? 'waitlist' : 'self',
  note: '',
  answers: one.answers,
  statusReason: one.statusReason,
  decidedBy: one.decidedAt && one.status !== 'lapsed' ? one.shift.activity.team.accountId : null,
  decidedAt: toInstantOrNull(one.decidedAt),
  queuedAt: toInstantOrNull(one.queuedAt),
  offerExpiresAt: toInstantOrNull(one.offerExpiresAt),
  companions: one.companions,
  riskVersion: 1,
  riskAcknowledgedAt: toInstant(one.createdAt),
  cancelledAt: toInstantOrNull(one.cancelledAt),
  cancelCode: one.cancelCode,
  isLateCancel: one.isLateCancel,
  createdAt: toInstant(one.createdAt),
  updatedAt: toInstant(one.calledOffAt ?? one.cancelledAt ?? one.decidedAt ?? one.createdAt),
});
