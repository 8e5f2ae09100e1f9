import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testAct } from '#testing/test-act.ts';
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { buildVolunteer } from '../testing/volunteers.builders.ts';
import { getMyVolunteer } from './get-my-volunteer.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('getMyVolunteer', () => {
  it("gives one's own profile with a masked phone number", async () => {
    const { caller } = await buildVolunteer(database.kysely, {
      name: '陈小桐',
      birthOn: '2010-11-22',
      account: { mobile: '13812345678' },
    });
    const now = new Date('2026-11-21T23:59:00+08:00');
    const profile = await getMyVolunteer(testAct({ sql: database.kysely, caller, now }), {});
    expect(profile).toMatchObject({
      name: '陈小桐',
      age: 15,
      mobileMasked: '138****5678',
      areaName: '澜滨区',
      status: 'active',
    });
    expect(JSON.stringify(profile)).not.toContain('13812345678');
  });
});
