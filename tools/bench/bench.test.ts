import { expect, test } from 'vitest';
import { houseRows } from '#testing/house-rows.ts';
import { openTables } from '#testing/open-tables.ts';
import { checkData } from '../check-data/check-data.ts';
import { anchorOf, benchSizes, contendedShiftId, layoutOf, spreadShiftId } from './bench-size.ts';
import { growBench } from './grow-bench.ts';

const { database } = openTables({ ...houseRows, isOneStory: true });

test('a grown database has the rows it promises, keeps every invariant and has its indexes back', async () => {
  const size = benchSizes.tiny;
  const read = async <Row>(text: string) => (await database().pool.query<Row>(text)).rows;
  const indexNames = 'select indexname from pg_indexes where schemaname = current_schema() order by 1';
  const before = await read(indexNames);
  await growBench(database().pool, { size, anchor: anchorOf(new Date()) });

  expect(await checkData(database())).toEqual([]);
  expect(await read(indexNames)).toEqual(before);
  const counts = `select (select count(*)::int from activities) as activities,
    (select count(*)::int from sign_ups) as "signUps", (select count(*)::int from activity_search) as searched,
    (select count(*)::int from volunteers) as volunteers, (select count(*)::int from messages) as messages, (select max(id)::int from shifts) as "lastShift"`;
  expect(await read(counts)).toEqual([
    {
      activities: size.activities,
      signUps: size.signUps,
      searched: size.activities,
      volunteers: size.volunteers,
      messages: size.messages,
      lastShift: contendedShiftId(size, 1),
    },
  ]);
  const work = 'select (select count(*)::int from needs) as needs, (select count(*)::int from jobs) as jobs';
  expect(await read(work)).toEqual([{ needs: size.needs, jobs: 608 }]);
  const open = await read<{ id: number; taken: number }>(
    `select id::int, taken_count as taken from shifts where capacity = 5000 order by id`,
  );
  const { spreadShifts } = layoutOf(size);
  expect(open).toHaveLength(spreadShifts + 2);
  expect(open[0]).toEqual({ id: spreadShiftId(size, 0), taken: 0 });
  expect(spreadShiftId(size, spreadShifts)).toBe(spreadShiftId(size, 0));
});

test('dates count from the Monday of the city', () => {
  expect(anchorOf(new Date('2026-11-22T15:59:00Z'))).toBe('2026-11-16');
  expect(anchorOf(new Date('2026-11-22T16:00:00Z'))).toBe('2026-11-23');
});
