import type { Sql } from '#database/transaction.ts';
import type { Act, Caller, TeamCaller, VolunteerCaller } from '#platform/server/calls/act.ts';
import type { Secret } from '#platform/server/encryption.ts';

/** A future place in an activity for members only. */
export type MemberShift = { signUpId: number; title: string; postName: string; startsAt: Date };
export type Membership = { teamId: number; volunteerId: number; now: Date };

/** What teams ask of the rooms above them, and set in motion there; the roof wires it (`app/reactions.ts`). */
export type TeamsReactions = {
  /** Live sign-ups of a member for future shifts that only members may take. */
  memberShiftsOf: (sql: Sql, membership: Membership) => Promise<MemberShift[]>;
  /** The volunteer gives such a place up, by the rules of every cancelling. Refuses `shiftsStay` when it cannot now. */
  cancelOwnShift: (act: Act<VolunteerCaller, 'shiftsStay'>, signUpId: number, note: string) => Promise<void>;
  /** The team takes such a place back from somebody it moves out; costs no credit. Refuses `shiftsStay` when it cannot now. */
  takeShiftBack: (act: Act<TeamCaller, 'shiftsStay'>, signUpId: number, reason: string) => Promise<void>;
  /** Somebody is out of a team: what they promised to it beside activities ends. */
  onMemberOut: (act: Act<Caller, never>, membership: Omit<Membership, 'now'>) => Promise<void>;
  /** Activities of a team that are not over yet. */
  openActivityCount: (sql: Sql, teamId: number) => Promise<number>;
  /** What else a team has begun and must end before it is dissolved, in words: jobs at hand, hours of them to confirm. */
  openWorkOf: (sql: Sql, teamId: number) => Promise<string[]>;
};

/** What the room is made with: the installation's secret for phones, its address for links, what it sets in motion. */
export type TeamsSetup = TeamsReactions & { secret: Secret; publicUrl: string };
