import { hourLimits } from '#domains/hours/contract/hours.words.ts';
import { addWorkdays } from '#domains/site/server/workdays.rules.ts';
import { endOfDay, toDay, toInstant } from '#platform/contract/instants.ts';
import { type City, dayMs, hourMs, plus } from './city.ts';
import type { Grown } from './grow-attendance.ts';
import type { CitySignUp } from './grow-sign-ups.ts';
import { REMARKS } from './texts/office/remarks.ts';
import { WITNESSES } from './texts/people/names.ts';
import { PHRASES } from './texts/phrases.ts';

type Row = Record<string, unknown>;
type Calendar = Parameters<typeof addWorkdays>[2];
type Answer = 'waiting' | 'confirmed' | 'denied' | 'silent';

const reasons = PHRASES.entryReasons;

/**
 * Entries (补录) in all their states: waiting for the person, with their word, denied, past their days, and public. They are about
 * people who were put down as excused and had been there.
 */
export function growEntries(
  city: City,
  { signUps, grown, calendar }: { signUps: readonly CitySignUp[]; grown: Grown; calendar: Calendar },
): Row[] {
  const excused = new Set(
    grown.participations.filter((row) => row.status === 'excused').map((row) => Number(row.signUpId)),
  );
  const missed = signUps.filter(
    ({ id, shift }) =>
      excused.has(id) &&
      ['settling', 'publicity'].includes(shift.activity.state) &&
      plus(shift.endsAt, 3 * hourMs) < city.now &&
      plus(shift.endsAt, hourLimits.makeupDays * dayMs) > city.now &&
      toDay(shift.startsAt) === toDay(plus(shift.endsAt, -1)),
  );
  const claimed = rivalClaims(city, { signUps, grown });
  return [...missed, ...claimed].map((signUp, place) => {
    const enteredAt = plus(signUp.shift.endsAt, 2 * hourMs);
    const dueAt = plus(enteredAt, hourLimits.answerDays * dayMs);
    const isRival = place >= missed.length;
    const answer = answerAt(isRival ? 0 : place, dueAt <= city.now);
    const hour = hourOf(city, { signUp, enteredAt, place, answer, calendar });
    grown.hours.push(hour);
    const answeredAt = answer === 'confirmed' || answer === 'denied' ? plus(enteredAt, hourMs / 2) : null;
    return {
      hourId: hour.id,
      witnessName: WITNESSES[place % WITNESSES.length],
      witnessMobileTail: String(1_000 + ((place * 377) % 9_000)),
      answer,
      answerReason: answer === 'denied' ? REMARKS.denied : null,
      answerDueAt: toInstant(dueAt),
      answeredAt: answeredAt ? toInstant(answeredAt) : null,
    };
  });
}

/** Two entries over hours that the people served elsewhere: the conflict that hours review shows. */
function rivalClaims(
  city: City,
  { signUps, grown }: { signUps: readonly CitySignUp[]; grown: Grown },
): Pick<CitySignUp, 'shift' | 'volunteer'>[] {
  const proved = new Set(
    grown.hours
      .filter((row) => row.evidenceGrade === 'A' && ['calculated', 'publicity'].includes(String(row.status)))
      .map((row) => `${String(row.shiftId)}:${String(row.volunteerId)}`),
  );
  const lately = city.shifts.filter(
    ({ activity, endsAt }) =>
      activity.state === 'settling' && endsAt < city.now && plus(endsAt, 14 * dayMs) > city.now,
  );
  const claims = signUps
    .filter(({ shift, volunteer }) => proved.has(`${shift.id}:${volunteer.id}`))
    .flatMap(({ shift: real, volunteer }) => {
      const shift = lately.find(
        (other) =>
          other.activity.team.id !== real.activity.team.id &&
          other.startsAt < real.endsAt &&
          other.endsAt > real.startsAt &&
          plus(other.endsAt, 3 * hourMs) < city.now &&
          toDay(other.startsAt) === toDay(plus(other.endsAt, -1)),
      );
      return shift ? [{ shift, volunteer }] : [];
    });
  return claims.slice(0, 2);
}

const answerAt = (place: number, isOver: boolean): Answer => {
  if (place % 5 === 1) return 'denied';
  if (place % 5 === 0) return isOver ? 'silent' : 'waiting';
  return 'confirmed';
};

type Wish = {
  signUp: Pick<CitySignUp, 'shift' | 'volunteer'>;
  enteredAt: Date;
  place: number;
  answer: Answer;
  calendar: Calendar;
};

function hourOf(city: City, { signUp, enteredAt, place, answer, calendar }: Wish): Row {
  const { shift, volunteer } = signUp;
  const { activity } = shift;
  const id = city.idAt(enteredAt);
  const length =
    Math.floor((shift.endsAt.getTime() - shift.startsAt.getTime()) / 60_000) - shift.breakMinutes;
  const minutes = Math.min(length, hourLimits.maxRecordMinutes);
  return {
    id,
    hourNo: `SJ${id}`,
    volunteerId: volunteer.id,
    teamId: activity.team.id,
    activityId: activity.id,
    shiftId: shift.id,
    participationId: null,
    activityTitle: activity.title,
    place: activity.placeName,
    postName: shift.postName,
    serviceOn: toDay(shift.startsAt),
    startsAt: toInstant(shift.startsAt),
    endsAt: toInstant(plus(shift.startsAt, minutes * 60_000)),
    calculatedMinutes: 0,
    minutes,
    reason: reasons[place % reasons.length],
    enteredBy: activity.team.accountId,
    source: 'teamEntry',
    evidenceGrade: 'D',
    confirmedBy: null,
    confirmedAt: null,
    ...standing(city, { enteredAt, place, answer, calendar }),
    createdAt: toInstant(enteredAt),
    updatedAt: toInstant(enteredAt),
  };
}

/** Denied ends at once; of those with the person's word every other one is accepted by the centre an hour later. */
function standing(city: City, { enteredAt, place, answer, calendar }: Omit<Wish, 'signUp'>): Row {
  const decidedAt = plus(enteredAt, hourMs);
  const endsAt = endOfDay(addWorkdays(toDay(decidedAt), hourLimits.publicityWorkdays, calendar));
  const isShown = answer === 'confirmed' && place % 2 === 0;
  const isOver = isShown && endsAt <= city.now;
  return {
    status: answer === 'denied' ? 'rejected' : isShown ? (isOver ? 'effective' : 'publicity') : 'submitted',
    decisionNote: answer === 'denied' ? REMARKS.deniedDecision : null,
    approvedBy: isShown ? city.reviewerId : null,
    decidedAt: isShown ? toInstant(decidedAt) : null,
    publicityStartsAt: isShown ? toInstant(decidedAt) : null,
    publicityEndsAt: isShown ? toInstant(endsAt) : null,
    effectiveAt: isOver ? toInstant(endsAt) : null,
  };
}
