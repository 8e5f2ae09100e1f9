import { sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';
import { placeHoldingStates } from '#domains/site/contract/states.words.ts';

/** What must hold at any time: counts equal rows, nothing oversold. Gives the violations. */
export async function brokenCounts(sql: Sql): Promise<string[]> {
  const shifts = await sql
    .selectFrom('shifts as s')
    .select((row) => [
      's.id',
      's.capacity',
      's.takenCount',
      's.waitCount',
      row
        .selectFrom('signUps as u')
        .select(raw<number>`coalesce(sum(u.party_size), 0)`.as('n'))
        .whereRef('u.shiftId', '=', 's.id')
        .where('u.status', 'in', placeHoldingStates)
        .as('held'),
      row
        .selectFrom('signUps as u')
        .select(row.fn.countAll<number>().as('n'))
        .whereRef('u.shiftId', '=', 's.id')
        .where('u.status', '=', 'waitlisted')
        .as('waiting'),
    ])
    .execute();
  const activities = await sql
    .selectFrom('activities as a')
    .select([
      'a.id',
      'a.takenCount',
      raw<number>`(select coalesce(sum(s.taken_count), 0) from shifts s where s.activity_id = a.id)`.as(
        'taken',
      ),
    ])
    .execute();
  return [
    ...shifts.flatMap((shift) => [
      ...(Number(shift.held) === shift.takenCount
        ? []
        : [`shift ${shift.id}: ${shift.held} held, ${shift.takenCount} counted`]),
      ...(Number(shift.waiting) === shift.waitCount
        ? []
        : [`shift ${shift.id}: ${shift.waiting} wait, ${shift.waitCount} counted`]),
      ...(shift.takenCount <= shift.capacity ? [] : [`shift ${shift.id} is oversold`]),
    ]),
    ...activities.flatMap((activity) =>
      Number(activity.taken) === activity.takenCount ? [] : [`activity ${activity.id}: counts differ`],
    ),
  ];
}
