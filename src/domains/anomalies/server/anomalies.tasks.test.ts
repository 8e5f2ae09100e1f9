import { expect, it } from 'vitest';
import { buildEntryProof } from '#domains/hours/testing/entries.builders.ts';
import { buildHour } from '#domains/hours/testing/hours.builders.ts';
import { openHouse } from '#testing/open-house.ts';

const noon = new Date('2026-11-23T12:00:00+08:00');
const { sql, run } = openHouse({ now: noon });

const flags = () =>
  sql()
    .selectFrom('anomalyFlags')
    .select(['rule', 'title', 'volunteerIds', 'status'])
    .orderBy('rule')
    .execute();

it('a proof that proved another activity, and an entry by night, are noticed once', async () => {
  const night = new Date('2026-11-23T02:14:00+08:00');
  for (const createdAt of [new Date('2026-11-22T10:00:00+08:00'), night]) {
    const { hourId, volunteerId } = await buildHour(sql(), {
      now: createdAt,
      source: 'teamEntry',
      evidenceGrade: 'D',
    });
    const { fileIds } = await buildEntryProof(sql(), volunteerId);
    await sql()
      .updateTable('files')
      .set({ targetType: 'serviceHour', targetId: hourId, sha256: 'ab'.repeat(32), status: 'attached' })
      .where('id', 'in', fileIds)
      .execute();
  }
  await run('anomalies.lookAtEntries');
  const found = await flags();
  expect(found.map(({ rule }) => rule)).toEqual(['night', 'reusedProof', 'reusedProof']);
  await run('anomalies.lookAtEntries');
  expect(await flags()).toEqual(found);
});

it('a team that enters too much afterwards is noticed, with no person named', async () => {
  const { shiftId } = await buildHour(sql(), { now: noon });
  for (let place = 0; place < 10; place += 1) {
    const isEntry = place < 4;
    await buildHour(sql(), {
      now: new Date(noon.getTime() - 2 * 3_600_000),
      shiftId,
      ...(isEntry && { source: 'teamEntry', evidenceGrade: 'D' }),
    });
  }
  await run('anomalies.lookAtEntries');
  expect(await flags()).toMatchObject([{ rule: 'entryShare', volunteerIds: [], status: 'pending' }]);
});
