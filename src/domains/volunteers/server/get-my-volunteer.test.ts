import { describe, expect, it } from 'vitest';
import { testAct } from '#testing/test-act.ts';
import { openTables } from '#testing/open-tables.ts';
import { buildVolunteer } from '../testing/volunteers.builders.ts';
import { getMyVolunteer } from './get-my-volunteer.ts';

const { sql } = openTables({ isOneStory: true });

describe('getMyVolunteer', () => {
  it("gives one's own profile with a masked phone number", async () => {
    const { caller } = await buildVolunteer(sql(), {
      name: '陈小桐',
      birthOn: '2010-11-22',
      account: { mobile: '13812345678' },
    });
    const now = new Date('2026-11-21T23:59:00+08:00');
    const profile = await getMyVolunteer(testAct({ sql: sql(), caller, now }), {});
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
