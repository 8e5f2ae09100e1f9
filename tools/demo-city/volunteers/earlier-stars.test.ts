import { expect, it } from 'vitest';
import { buildHour } from '#domains/hours/testing/hours.builders.ts';
import { houseRows } from '#testing/house-rows.ts';
import { openTables } from '#testing/open-tables.ts';
import { type City, dayMs, hourMs, plus } from '../city.ts';
import { earlierMinutes, earlierStars } from './earlier-stars.ts';

const { database, sql } = openTables(houseRows);
const now = new Date('2026-11-29T12:00:00+08:00');
const city = { now, reviewerId: 1, volunteers: [], idAt: () => 1 } as unknown as City;
const asked = earlierMinutes[0] ?? 0;

/** Somebody whose hours reached the first star forty days ago, of which some are gone since yesterday. */
async function buildFallen(how: 'correction' | 'reversal'): Promise<number> {
  const effective = {
    now,
    status: 'effective',
    effectiveAt: plus(now, -40 * dayMs),
    minutes: asked / 5,
  } as const;
  const { volunteerId, shiftId, hourId } = await buildHour(sql(), effective);
  for (let count = 1; count < 5; count += 1) {
    const startsAt = plus(now, -(50 + count) * dayMs);
    await buildHour(sql(), { ...effective, volunteerId, startsAt, endsAt: plus(startsAt, 10 * hourMs) });
  }
  const since = { now, volunteerId, shiftId, effectiveAt: plus(now, -dayMs) };
  if (how === 'correction')
    await buildHour(sql(), {
      ...since,
      source: how,
      adjustOf: hourId,
      status: 'effective',
      minutes: -10,
      calculatedMinutes: 0,
    });
  else {
    await sql().updateTable('serviceHours').set({ status: 'voided' }).where('id', '=', hourId).execute();
    const gone = {
      source: how,
      reversalOf: hourId,
      status: 'voided',
      minutes: -effective.minutes,
      calculatedMinutes: 0,
    } as const;
    await buildHour(sql(), { ...since, ...gone });
  }
  return volunteerId;
}

it('a star falls with hours that were voided, not with some that were corrected', async () => {
  await buildFallen('correction');
  const fallen = await buildFallen('reversal');
  await buildFallen('correction');
  expect(await earlierStars(database(), city)).toMatchObject([
    { volunteerId: fallen, state: 'withdrawn', countedMinutes: asked },
  ]);
});
