import { buildActivity } from '#domains/activities/testing/activities.builders.ts';
import { buildLeader } from '#domains/activities/testing/leaders.builders.ts';
import { permissionCodes } from '#domains/roles/contract/permissions.words.ts';
import { buildRole } from '#domains/roles/testing/roles.builders.ts';
import { buildOrganisation } from '#domains/site/testing/site.builders.ts';
import type { TestApp } from '#testing/test-app.ts';

/** Two 所, and in each a volunteer, a team and who works there; in the first a 领队 of the team, a team not registered yet and staff of the city too. */
export async function buildPeople(test: TestApp) {
  const { sql } = test;
  const [here, there] = [await buildOrganisation(sql), await buildOrganisation(sql)];
  const local = { permissions: permissionCodes, dataScope: 'organisation' as const };
  const organisationId = here.id;
  const team = await test.signIn('team', { organisationId });
  return {
    volunteer: await test.signIn('volunteer', { organisationId }),
    team,
    otherLeader: await signInLeader(test, team.teamId),
    newTeam: await test.signIn('team', { organisationId, status: 'draft' }),
    staff: await test.signIn('staff', { permissions: permissionCodes }),
    unitStaff: await test.signIn('staff', { roleId: await buildRole(sql, local), organisationId }),
    otherVolunteer: await test.signIn('volunteer', { organisationId: there.id, name: '乔木' }),
    otherTeam: await test.signIn('team', { organisationId: there.id }),
    elsewhere: await test.signIn('staff', { roleId: await buildRole(sql, local), organisationId: there.id }),
  };
}
export type People = Awaited<ReturnType<typeof buildPeople>>;

/** A member of the team who leads an activity of it that is none of the world's rows. */
async function signInLeader(test: TestApp, teamId: number) {
  const person = await test.signIn('volunteer', { name: '江渚' });
  const { activityId } = await buildActivity(test.sql, { now: test.clock(), teamId });
  await buildLeader(test.sql, { teamId, volunteerId: person.volunteerId, activityIds: [activityId] });
  return { ...person, actingFor: teamId };
}
