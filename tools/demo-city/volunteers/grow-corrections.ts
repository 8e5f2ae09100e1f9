import { centreWorkdays, correctionWorkdays, hourLimits } from '#domains/hours/contract/hours.words.ts';
import { addWorkdays } from '#domains/site/server/workdays.rules.ts';
import { endOfDay, toDay, toInstant } from '#platform/contract/instants.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { type City, dayMs, hourMs, plus } from '../city.ts';
import { REMARKS } from '../texts/office/remarks.ts';

type Row = Record<string, unknown>;
type Calendar = Parameters<typeof addWorkdays>[2];
type State = 'atTeam' | 'refused' | 'atCentre' | 'approved' | 'rejected' | 'withdrawn';

/** One of each state in turn; of those that wait at the centre few, for its queue is real work. */
const states: readonly State[] = ['atTeam', 'approved', 'refused', 'withdrawn', 'rejected', 'atCentre'];
const rounds = 3;
const causes = ['checkInFailed', 'noCheckOut', 'wrongTime'] as const;
/** So long ago they were asked for, but those that wait. */
const askedDaysAgo = 14;

/** Corrections (更正) of effective records in all their states, and the records of the difference that came of them. */
export function growCorrections(
  city: City,
  { hours, calendar }: { hours: readonly Row[]; calendar: Calendar },
): { corrections: Row[]; hours: Row[] } {
  const asked = askable(city, hours);
  const grown: { corrections: Row[]; hours: Row[] } = { corrections: [], hours: [] };
  for (const [place, base] of asked.slice(0, states.length * rounds).entries()) {
    const state = states[place % states.length] ?? 'atTeam';
    const createdAt = plus(city.now, -askedBefore(state, place));
    const id = city.idAt(createdAt);
    const answeredAt = plus(createdAt, 5 * hourMs);
    const minutes = Number(base.minutes) + (place % 2 === 0 ? 20 : -15);
    const result = ['atCentre', 'approved', 'rejected'].includes(state)
      ? resultOf(city, { base, state, answeredAt, minutes, calendar })
      : undefined;
    if (result) grown.hours.push(result);
    const isAnswered = state !== 'atTeam' && state !== 'withdrawn';
    const isEnded = ['approved', 'rejected', 'withdrawn'].includes(state);
    grown.corrections.push({
      id,
      hourId: base.id,
      volunteerId: base.volunteerId,
      teamId: base.teamId,
      activityId: base.activityId,
      cause: causes[place % causes.length],
      oldMinutes: base.minutes,
      wishedMinutes: minutes,
      wishedStartsAt: base.startsAt,
      wishedEndsAt: toInstant(
        plus(new Date(String(base.endsAt)), (minutes - Number(base.minutes)) * minuteMs),
      ),
      text: REMARKS.correction,
      state,
      createdAt: toInstant(createdAt),
      dueAt: toInstant(endOfDay(addWorkdays(toDay(createdAt), correctionWorkdays, calendar))),
      teamOpinion: isAnswered
        ? state === 'refused'
          ? REMARKS.correctionRefused
          : REMARKS.correctionAgreed
        : null,
      teamMinutes: isAnswered && state !== 'refused' ? minutes : null,
      answeredBy: isAnswered ? teamAccountOf(city, base.teamId) : null,
      answeredAt: isAnswered ? toInstant(answeredAt) : null,
      resultHourId: result?.id ?? null,
      centreDueAt: result
        ? toInstant(endOfDay(addWorkdays(toDay(answeredAt), centreWorkdays, calendar)))
        : null,
      awaitsUntil: null,
      endedAt: isEnded ? toInstant(plus(createdAt, 8 * hourMs)) : null,
    });
  }
  return grown;
}

/** What waits was asked for lately, but for one that the centre has let lie. */
const askedBefore = (state: State, place: number): number => {
  if (state === 'atTeam') return dayMs;
  return (state === 'atCentre' && place < states.length * 2 ? 2 : askedDaysAgo) * dayMs + place * hourMs;
};

/** Effective records of the people whom one tries first, one a person, that were effective before they are doubted. */
function askable(city: City, hours: readonly Row[]): Row[] {
  const before = toInstant(plus(city.now, -(askedDaysAgo + 2) * dayMs));
  const people = new Set<unknown>(city.volunteers.slice(0, 60).map((one) => one.id));
  return hours.filter((row) => {
    const minutes = Number(row.minutes);
    const fits = row.source === 'attendance' && minutes >= 60 && minutes <= 240;
    const isOld = row.status === 'effective' && String(row.effectiveAt) < before;
    return fits && isOld && people.delete(row.volunteerId);
  });
}

type Result = { base: Row; state: State; answeredAt: Date; minutes: number; calendar: Calendar };

function resultOf(city: City, { base, state, answeredAt, minutes, calendar }: Result): Row {
  const id = city.idAt(answeredAt);
  const decidedAt = plus(answeredAt, 3 * hourMs);
  const endsAt = endOfDay(addWorkdays(toDay(decidedAt), hourLimits.publicityWorkdays, calendar));
  const isOver = endsAt <= city.now;
  const isDecided = state !== 'atCentre';
  const isPublic = state === 'approved';
  return {
    ...base,
    id,
    hourNo: `SJ${id}`,
    participationId: null,
    calculatedMinutes: 0,
    minutes: minutes - Number(base.minutes),
    source: 'correction',
    adjustOf: base.id,
    evidenceGrade: base.evidenceGrade === 'D' ? 'D' : 'C',
    status: isPublic ? (isOver ? 'effective' : 'publicity') : isDecided ? 'rejected' : 'submitted',
    reason: `更正 ${String(base.hourNo)}：${String(base.minutes)} 分钟改为 ${minutes} 分钟。志愿者：${REMARKS.correction}。队伍同意：${REMARKS.correctionAgreed}`,
    decisionNote: state === 'rejected' ? REMARKS.correctionRejected : null,
    enteredBy: teamAccountOf(city, base.teamId),
    confirmedBy: null,
    confirmedAt: null,
    approvedBy: isDecided ? city.reviewerId : null,
    decidedAt: isDecided ? toInstant(decidedAt) : null,
    publicityStartsAt: isPublic ? toInstant(decidedAt) : null,
    publicityEndsAt: isPublic ? toInstant(endsAt) : null,
    effectiveAt: isPublic && isOver ? toInstant(endsAt) : null,
    createdAt: toInstant(answeredAt),
    updatedAt: toInstant(isDecided ? decidedAt : answeredAt),
  };
}

const teamAccountOf = (city: City, teamId: unknown): number | null =>
  city.teams.find((team) => team.id === teamId)?.accountId ?? null;
