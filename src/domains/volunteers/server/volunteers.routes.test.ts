import { describe, expect, it } from 'vitest';
import { openHouse } from '#testing/open-house.ts';
import { getMyVolunteer } from '../contract/volunteers.contract.ts';

const { app } = openHouse({ isOneStory: true });

describe('GET /api/volunteers/GetMyVolunteer', () => {
  it('is for volunteers only', async () => {
    expect((await app().call(getMyVolunteer, {})).status).toBe(401);
    expect((await app().call(getMyVolunteer, {}, await app().signIn('team'))).status).toBe(403);
    expect((await app().call(getMyVolunteer, {}, await app().signIn('staff'))).status).toBe(403);
    const person = await app().signIn('volunteer');
    const { status, body } = await app().call(getMyVolunteer, {}, person);
    expect(status).toBe(200);
    expect(body.result).toMatchObject({ volunteerId: person.volunteerId, volunteerNo: person.volunteerNo });
    expect((await app().call(getMyVolunteer, { id: 1 } as never, person)).status).toBe(400);
  });
});
