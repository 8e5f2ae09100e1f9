import { permissionCodes } from '#domains/roles/contract/permissions.words.ts';
import { buildRole } from '#domains/roles/testing/roles.builders.ts';
import { buildOrganisation } from '#domains/site/testing/site.builders.ts';
import type { TestApp } from '#testing/test-app.ts';

/** Two 所, and in each a volunteer, a team and who works there; in the first a team not registered yet and staff of the city too. */
export async function buildPeople(test: TestApp) {
  const { sql } = test;
  const [here, there] = [await buildOrganisation(sql), await buildOrganisation(sql)];
  const local = { permissions: permissionCodes, dataScope: 'organisation' as const };
  const organisationId = here.id;
  return {
    volunteer: await test.signIn('volunteer', { organisationId }),
    team: await test.signIn('team', { organisationId }),
    newTeam: await test.signIn('team', { organisationId, status: 'draft' }),
    staff: await test.signIn('staff', { permissions: permissionCodes }),
    unitStaff: await test.signIn('staff', { roleId: await buildRole(sql, local), organisationId }),
    otherVolunteer: await test.signIn('volunteer', { organisationId: there.id, name: '乔木' }),
    otherTeam: await test.signIn('team', { organisationId: there.id }),
    elsewhere: await test.signIn('staff', { roleId: await buildRole(sql, local), organisationId: there.id }),
  };
}
export type People = Awaited<ReturnType<typeof buildPeople>>;
