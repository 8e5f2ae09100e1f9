import { addDays, toDay } from '#platform/contract/instants.ts';
import { type City, type CityShift, type CityVolunteer, dayMs, plus } from './city.ts';
import { type CityPart, nothingBesides } from './grow-attendance.ts';
import { leadersOf } from './grow-people.ts';
import { REMARKS } from './texts/office/remarks.ts';

/** How a walk-in stands: the person has not answered, says it is not true or true, or was scanned, which needs no word. */
type Standing = 'waiting' | 'objected' | 'confirmed' | 'scanned';
type Wanted = { isOf: (shift: CityShift, now: Date) => boolean; standings: readonly Standing[] };

/** One walk-in of each standing, by what has become of the activity. */
const wanted: readonly Wanted[] = [
  {
    isOf: ({ startsAt, endsAt }, now) => startsAt <= now && now < endsAt,
    standings: ['waiting', 'objected', 'scanned'],
  },
  { isOf: ({ activity }) => activity.state === 'publicity', standings: ['waiting', 'confirmed', 'scanned'] },
  { isOf: ({ activity }) => activity.state === 'closed', standings: ['confirmed', 'scanned'] },
];

/** People who came without signing up, besides those of the sign-ups: as attendance of the newest shifts. */
export function growWalkIns(city: City): CityPart[] {
  const leaders = leadersOf(city);
  return wanted.flatMap(({ isOf, standings }) => {
    const shifts = city.shifts
      .filter((shift) => isOf(shift, city.now))
      .sort((one, other) => other.startsAt.getTime() - one.startsAt.getTime());
    return standings.flatMap((standing, index) => {
      const shift = shifts[index % Math.max(1, shifts.length)];
      const volunteer = shift && freePerson(city, shift, leaders);
      return volunteer ? [walkIn(city, { shift, volunteer, standing })] : [];
    });
  });
}

/** A grown-up with nothing else that day or the days beside it; the least busy come first. */
function freePerson(city: City, { startsAt, endsAt, activity }: CityShift, leaders: ReadonlySet<string>) {
  const [from, to] = [startsAt.getTime(), endsAt.getTime()];
  const latestBirth = addDays(toDay(startsAt), -19 * 366);
  const person = city.volunteers.findLast(
    ({ id, birthOn, registeredAt, busy }) =>
      birthOn < latestBirth &&
      registeredAt < startsAt &&
      !leaders.has(`${activity.team.id}/${id}`) &&
      busy.every((span) => span.to + dayMs < from || span.from - dayMs > to),
  );
  person?.busy.push({ from, to });
  return person;
}

type WalkIn = { shift: CityShift; volunteer: CityVolunteer; standing: Standing };

function walkIn({ now }: City, { shift, volunteer, standing }: WalkIn): CityPart {
  const isOver = shift.endsAt <= now;
  const method = standing === 'scanned' ? 'volunteerCode' : 'rollCall';
  return {
    ...nothingBesides,
    signUp: { id: null, shift, volunteer },
    status: isOver ? 'checkedOut' : 'checkedIn',
    inAt: new Date(Math.min(plus(shift.startsAt, 9 * 60_000).getTime(), now.getTime() - 3 * 60_000)),
    outAt: isOver ? plus(shift.endsAt, -2 * 60_000) : null,
    inMethod: method,
    outMethod: isOver ? method : null,
    placeResult: 'notRequired',
    awaitsWord: standing !== 'scanned',
    isConfirmed: standing === 'confirmed',
    objection: standing === 'objected' ? REMARKS.walkInDenied : null,
  };
}
