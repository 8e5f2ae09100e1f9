import { createRooms, leavingOf } from '../../src/app/server-rooms.ts';
import { stillSays } from '#platform/server/leaving/trace.ts';
import type { Invariant } from './invariant.ts';

const closed = `(select id from accounts where status = 'closed')`;
// What rooms do with somebody who leaves is the same under every secret.
const traces = leavingOf(createRooms({ secret: 'check:data', publicUrl: 'https://example.org' })).flatMap(
  (leaving) => leaving.traces,
);

/** 注销: the days have their row, and of whoever left nothing is left that a room says must go. */
export const closingInvariants: readonly Invariant[] = [
  {
    name: 'who is closing has one closing under way, who left has one that ended, and account and person say the same',
    sql: `select v.id from volunteers v join accounts c on c.id = v.id
      where (v.status = 'closing') <> (c.status = 'closing') or (v.status = 'closed') <> (c.status = 'closed')
        or (v.status = 'closing') <> exists (select from account_closings o
          where o.volunteer_id = v.id and o.withdrawn_at is null and o.closed_at is null)
        or (v.status = 'closed') <> exists (select from account_closings o where o.volunteer_id = v.id and o.closed_at is not null)`,
  },
  {
    name: 'who left is in no team, on no shift, and owes and waits for nothing',
    sql: `select m.volunteer_id from team_members m where m.volunteer_id in ${closed} and m.status in ('applied', 'invited', 'active', 'paused')
      union all select u.volunteer_id from sign_ups u where u.volunteer_id in ${closed} and u.ends_at > now()
        and u.status in ('pending', 'confirmed', 'waitlisted', 'offered')
      union all select h.volunteer_id from service_hours h where h.volunteer_id in ${closed}
        and h.status not in ('effective', 'rejected', 'voided')`,
  },
  ...traces.flatMap((trace, index) => {
    const left = stillSays(trace, closed);
    if (left === undefined) return [];
    return [
      {
        name: `nothing is left of who closed the account: ${trace.table}, ${index + 1}`,
        sql: `select '${trace.table}' as still_says from ${trace.table} where ${left}`,
      },
    ];
  }),
];
