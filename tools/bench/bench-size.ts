/** How much the benchmark's database holds, and where in it things lie; ids follow from these numbers alone. */
export type BenchSize = {
  name: string;
  activities: number;
  signUps: number;
  volunteers: number;
  teams: number;
  messages: number;
  /** Of which nine of ten are over; half as many jobs again. */
  needs: number;
};

export const benchSizes = {
  full: {
    name: 'full',
    activities: 200_000,
    signUps: 1_000_000,
    volunteers: 100_000,
    teams: 500,
    messages: 1_000_000,
    needs: 0,
  },
  small: {
    name: 'small',
    activities: 2_000,
    signUps: 10_000,
    volunteers: 20_000,
    teams: 50,
    messages: 10_000,
    needs: 0,
  },
  tiny: {
    name: 'tiny',
    activities: 200,
    signUps: 600,
    volunteers: 100,
    teams: 60,
    messages: 600,
    needs: 400,
  },
  /** `--needs`: what people ask for, and who goes there. */
  needs: {
    name: 'needs',
    activities: 400,
    signUps: 1_200,
    volunteers: 1_000,
    teams: 5_000,
    messages: 1_000,
    needs: 100_000,
  },
  needsSmall: {
    name: 'needsSmall',
    activities: 400,
    signUps: 1_200,
    volunteers: 1_000,
    teams: 500,
    messages: 1_000,
    needs: 10_000,
  },
} as const satisfies Record<string, BenchSize>;

/** Half of all messages are for the first of the volunteers, so many: theirs are lists of several pages. */
export const busyReaders = 1_000;

/** Volunteers' account ids begin after this one, teams' after `firstTeamAccount`. */
export const firstVolunteer = 1_000_000;
export const firstTeamAccount = 900_000;

export type BenchLayout = {
  /** Ordinary activities have the ids 1 to this; three quarters of them are over. */
  regularActivities: number;
  pastActivities: number;
  /** Two activities share three shifts: ids 1 to this. */
  regularShifts: number;
  /** Activities of one large empty shift each, for sign-ups spread out: this many. */
  spreadShifts: number;
  /** The last two activities: one rush for the product, one for the bare driver. */
  contendedShifts: 2;
};

/** Where ordinary activities end and those made for sign-up begin. */
export function layoutOf({ activities }: BenchSize): BenchLayout {
  const spreadShifts = Math.min(1_000, activities / 4);
  const regularActivities = activities - spreadShifts - 2;
  return {
    regularActivities,
    pastActivities: Math.floor(regularActivities * 0.75),
    regularShifts: (regularActivities * 3) / 2,
    spreadShifts,
    contendedShifts: 2,
  };
}

/** The id of the `index`-th shift for sign-ups spread out, from 0. */
export const spreadShiftId = (size: BenchSize, index: number): number => {
  const { regularShifts, spreadShifts } = layoutOf(size);
  return regularShifts + 1 + (index % spreadShifts);
};

/** The id of the shift of a rush. */
export const contendedShiftId = (size: BenchSize, rush: 0 | 1): number => {
  const { regularShifts, spreadShifts } = layoutOf(size);
  return regularShifts + spreadShifts + 1 + rush;
};

/** Places of a shift made for sign-up: the most that the table allows. */
export const benchShiftCapacity = 5_000;

const dayMs = 86_400_000;

/**
 * The Monday of an instant's week: every date in the database counts from it, so that what was built on one day serves the
 * whole week and nothing in it begins or ends meanwhile.
 */
export function anchorOf(now: Date): string {
  const city = new Date(now.getTime() + 8 * 3_600_000);
  const daysSinceMonday = (city.getUTCDay() + 6) % 7;
  return new Date(city.getTime() - daysSinceMonday * dayMs).toISOString().slice(0, 10);
}
