import type { Random } from './texts/random.ts';
import type { MinorPolicy, SignUpMode, WaitlistMode } from '#domains/activities/contract/activities.words.ts';
import type { Qualification } from '#domains/site/contract/qualifications.words.ts';
import type { CategoryKey } from '#domains/site/contract/categories.words.ts';

/** What the parts of the loader hand to each other while the city grows. */
export type City = {
  now: Date;
  today: string;
  rng: Random;
  /** Ids in order of time. */
  idAt: (at: Date) => number;
  organisationIds: ReadonlyMap<string, number>;
  /** Account of the centre's reviewer. */
  reviewerId: number;
  teams: CityTeam[];
  volunteers: CityVolunteer[];
  activities: CityActivity[];
  shifts: CityShift[];
};

export type CityTeam = {
  id: number;
  accountId: number;
  name: string;
  category: CategoryKey;
  alsoServes: readonly string[];
  area: string;
  organisationId: number;
  contact: string;
  phone: string;
  status: 'active' | 'pending' | 'suspended';
};

export type CityVolunteer = {
  id: number;
  name: string;
  birthOn: string;
  area: string;
  categories: readonly string[];
  registeredAt: Date;
  hasGuardianConsent: boolean;
  /** Never absent, never late to cancel: the demo accounts people try first. */
  isReliable: boolean;
  /** Spans already promised, so that nobody is in two places. */
  busy: { from: number; to: number }[];
};

export type CityActivity = {
  id: number;
  row: Record<string, unknown>;
  team: CityTeam;
  state: string;
  status: string;
  title: string;
  category: CategoryKey;
  placeName: string;
  signUpMode: SignUpMode;
  minorPolicy: MinorPolicy;
  /** Years one must have reached on the day. */
  minAge: number;
  waitlistMode: WaitlistMode;
  opensAt: Date;
  publishedAt: Date | null;
  /** Companions that each may bring. */
  companionsMax: number;
  /** One of those to which forty people came, four of whom forgot to sign out. */
  isWholeRoll: boolean;
  /** Who may sign up; everybody where it says nothing. */
  takes?: ReadonlySet<number>;
};

export type CityShift = {
  id: number;
  activity: CityActivity;
  postName: string;
  /** Years one must have reached for the post, and the qualification it asks for. */
  minAge: number;
  needs: Qualification | undefined;
  startsAt: Date;
  endsAt: Date;
  breakMinutes: number;
  capacity: number;
  takenCount: number;
  waitCount: number;
  /** When sign-up to it closes where that is before its start. */
  closesAt: Date | null;
};

export const dayMs = 86_400_000;
export const hourMs = 3_600_000;
export const plus = (at: Date, ms: number): Date => new Date(at.getTime() + ms);
