import { expect, it } from 'vitest';
import { openHourStates } from '#domains/site/contract/states.words.ts';
import { buildActivity } from '#domains/activities/testing/activities.builders.ts';
import { openTables } from '#testing/open-tables.ts';
import { buildHour } from '../testing/hours.builders.ts';
import { whoseHoursAreFinal } from './hours.queries.ts';

const { sql } = openTables();

it('names activities without hours and those whose every hour is decided, and none beside those asked for', async () => {
  const { activityId: bare } = await buildActivity(sql());
  const rejected = await buildHour(sql(), { status: 'rejected' });
  const mixed = await buildHour(sql(), { status: 'rejected' });
  await buildHour(sql(), { status: 'submitted', shiftId: mixed.shiftId });
  await buildHour(sql(), { status: 'rejected' });
  const open = [];
  for (const status of openHourStates) open.push((await buildHour(sql(), { status })).activityId);
  const asked = [bare, rejected.activityId, mixed.activityId, ...open];
  const final = await whoseHoursAreFinal(sql(), asked);
  expect(new Set(final)).toEqual(new Set([bare, rejected.activityId]));
});
