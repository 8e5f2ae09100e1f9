import { sql as raw } from 'kysely';

/**
 * SQL on `p` (participations): how many other people the same leader put down as walk-ins within a minute of this one, "182 in
 * a few seconds"; 0 for anybody but a walk-in on a leader's word. A sign for reviewers, never a penalty by itself.
 */
export const walkInsBesides = raw<number>`(select count(distinct op.volunteer_id)::int
  from attendance_events e
  join attendance_events o on o.operator_id = e.operator_id and o.kind = 'in' and o.method = 'rollCall'
    and o.at between e.at - interval '1 minute' and e.at + interval '1 minute'
  join participations op on op.id = o.participation_id and op.is_walk_in and op.volunteer_id <> p.volunteer_id
  where p.is_walk_in and e.participation_id = p.id and e.kind = 'in' and e.method = 'rollCall')`;
