import { expect, it } from 'vitest';
import { buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { openTables } from '#testing/open-tables.ts';
import { runAs } from '../../testing/activity-world.ts';
import { listCalendarMarks } from './list-calendar-marks.ts';

const { database, sql } = openTables();

it('gives days off and make-up workdays of a year from the day on, in their order', async () => {
  await sql()
    .insertInto('workCalendar')
    .values([
      { day: '2037-10-10', isWorkday: true, name: '国庆节调休' },
      { day: '2037-10-01', isWorkday: false, name: '国庆节' },
      { day: '2037-09-30', isWorkday: false, name: '早一天' },
      { day: '2038-10-03', isWorkday: false, name: '晚一年' },
    ])
    .execute();
  const { caller } = await buildTeam(sql());
  expect(await runAs(database(), caller)(listCalendarMarks, { from: '2037-10-01' })).toEqual({
    days: [
      { day: '2037-10-01', isWorkday: false, name: '国庆节' },
      { day: '2037-10-10', isWorkday: true, name: '国庆节调休' },
    ],
  });
});
