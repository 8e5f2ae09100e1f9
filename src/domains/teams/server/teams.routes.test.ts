import { describe, expect, it } from 'vitest';
import { openHouse } from '#testing/open-house.ts';
import { getMyTeam, getTeam, listTeams } from '../contract/teams.contract.ts';
import { buildTeam } from '../testing/teams.builders.ts';

const { app } = openHouse({ isOneStory: true });

describe('the calls of teams', () => {
  it('show active teams to everybody', async () => {
    const { teamId } = await buildTeam(app().database.kysely);
    expect((await app().call(listTeams, { category: 'eco' })).body.result).toMatchObject({
      list: [{ teamId }],
    });
    expect((await app().call(getTeam, { id: teamId })).body.result).toMatchObject({
      teamId,
      contactPhone: null,
    });
    expect((await app().call(getTeam, { id: 999_999 })).status).toBe(404);
    expect((await app().call(listTeams, { sort: 'loudest' as never })).status).toBe(400);
  });

  it('show a team its own profile only', async () => {
    expect((await app().call(getMyTeam, {})).status).toBe(401);
    expect((await app().call(getMyTeam, {}, await app().signIn('volunteer'))).status).toBe(403);
    const team = await app().signIn('team');
    expect((await app().call(getMyTeam, {}, team)).body.result).toMatchObject({ teamId: team.teamId });
  });
});
