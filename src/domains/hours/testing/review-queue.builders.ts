import type { Sql } from '#database/transaction.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { buildHour } from './hours.builders.ts';

/** So many records of one person on a shift that wait for the centre, one after the other, for of what overlaps only one can be accepted. */
export async function buildQueue(sql: Sql, shiftId: number, count: number): Promise<number[]> {
  const { hourId } = await buildHour(sql, { shiftId, status: 'submitted', evidenceGrade: 'C' });
  const {
    id: _id,
    serviceKey: _key,
    ...like
  } = await sql.selectFrom('serviceHours').selectAll().where('id', '=', hourId).executeTakeFirstOrThrow();
  const more = Array.from({ length: count - 1 }, (__, place) => hourId + 1 + place);
  const minuteOf = (place: number) => new Date(like.endsAt.getTime() + place * minuteMs);
  const spanOf = (place: number) => ({ startsAt: minuteOf(place), endsAt: minuteOf(place + 1) });
  await sql
    .insertInto('serviceHours')
    .values(more.map((id, at) => ({ ...like, ...spanOf(at), id, hourNo: `SJ${id}`, participationId: null })))
    .execute();
  return [hourId, ...more];
}
