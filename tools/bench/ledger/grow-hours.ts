import type { SqlClient } from '#database/sql-pool.ts';

/** Ids of the hours begin here: nothing else of the benchmark is there. */
export const firstHour = 5_000_000_000;

export type Hours = {
  from: number;
  count: number;
  status: 'publicity' | 'effective';
  at: Date;
  /** All of them this person's, else spread over everybody. */
  volunteerId?: number;
};

/**
 * Hours of volunteers at shifts that are over, one a person and shift, whose 公示 is over at `at` or that took effect then. What would overlap
 * another hour of the person is left out. Gives their ids.
 */
export async function growHours(
  client: SqlClient,
  { from, count, status, at, volunteerId }: Hours,
): Promise<number[]> {
  const { rows } = await client.query<{ id: string }>(
    `insert into service_hours (id, hour_no, volunteer_id, team_id, activity_id, shift_id, activity_title, place, post_name, service_on,
       starts_at, ends_at, calculated_minutes, minutes, source, evidence_grade, status, confirmed_at, publicity_starts_at,
       publicity_ends_at, effective_at)
     select n, 'SJ' || n, v.id, s.team_id, s.activity_id, s.shift_id, s.title, s.place_name, s.post_name,
       (s.starts_at at time zone 'Asia/Shanghai')::date, s.starts_at, s.starts_at + interval '2 hours', 120, 120, 'teamEntry', 'B', $3,
       $4::timestamptz - interval '4 days', $4::timestamptz - interval '4 days', $4, case when $3 = 'effective' then $4::timestamptz end
     from generate_series($1::bigint, $1::bigint + $2 - 1) n
     join (select id, row_number() over (order by id) - 1 as rank, count(*) over () as people from volunteers
       where id = coalesce($5, id)) v on v.rank = n % v.people
     join (select h.id as shift_id, h.activity_id, h.starts_at, h.post_name, a.team_id, a.title, a.place_name,
         row_number() over (order by h.id) - 1 as rank, count(*) over () as shifts
       from shifts h join activities a on a.id = h.activity_id where h.ends_at < $4) s on s.rank = n % s.shifts
     on conflict do nothing
     returning id`,
    [firstHour + from, count, status, at, volunteerId ?? null],
  );
  return rows.map(({ id }) => Number(id));
}
