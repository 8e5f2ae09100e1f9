import type { Sql } from '#database/transaction.ts';
import {
  buildAccount,
  buildSession,
  type BuiltAccount,
  type StaffWish,
} from '#domains/accounts/testing/accounts.builders.ts';
import { buildRole } from '#domains/roles/testing/roles.builders.ts';
import { buildTeam, type BuiltTeam, type TeamWish } from '#domains/teams/testing/teams.builders.ts';
import {
  buildVolunteer,
  type BuiltVolunteer,
  type VolunteerWish,
} from '#domains/volunteers/testing/volunteers.builders.ts';

/** Who to be: a person made for the test by the room's builder, or the holder of an account that is there. */
export type SignInWishes = {
  volunteer: VolunteerWish;
  team: TeamWish;
  staff: StaffWish;
};
export type SignInKind = keyof SignInWishes;

/** The bearer token of a session that was really opened. */
export type SignedIn = { token: string; accountId: number };
type Persons = { volunteer: BuiltVolunteer; team: BuiltTeam; staff: BuiltAccount };
/** A person of a kind with the session that was opened. */
export type SignedInAs<Kind extends SignInKind> = SignedIn & Persons[Kind];

/** Makes a person of that kind and opens a session: with `signInAs` the only way to be someone in a test. */
export async function signIn<Kind extends SignInKind>(
  { sql, now }: { sql: Sql; now: Date },
  kind: Kind,
  wish: SignInWishes[Kind] = {},
): Promise<SignedInAs<Kind>> {
  const person = (await builders[kind](sql, wish as never)) as Persons[Kind];
  return { ...person, ...(await signInAs({ sql, now }, person.accountId)) };
}

/** Opens a session of an account that a builder made. */
export async function signInAs({ sql, now }: { sql: Sql; now: Date }, accountId: number): Promise<SignedIn> {
  const { accessToken } = await buildSession(sql, accountId, { now });
  return { token: accessToken, accountId };
}

const builders: { [Kind in SignInKind]: (sql: Sql, wish: SignInWishes[Kind]) => Promise<Persons[Kind]> } = {
  volunteer: buildVolunteer,
  team: buildTeam,
  staff: async (sql, { permissions, ...wish }) => {
    const roleId = permissions ? await buildRole(sql, { permissions }) : wish.roleId;
    return buildAccount(sql, { ...wish, ...(roleId === undefined ? {} : { roleId }), userType: 3 });
  },
};
