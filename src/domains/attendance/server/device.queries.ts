import { sql as raw } from 'kysely';

/**
 * SQL on `p` (participations): how many other people took their own steps (code, confirmation) on the same device and day
 * as this person theirs, "same device as 5 others"; 0 when the browser sent no mark or 90 days are over. What a leader
 * recorded for them does not count.
 */
export const othersOnDevice = raw<number>`(select count(distinct op.volunteer_id)::int
  from attendance_events e
  join attendance_events o on o.device_hash = e.device_hash
    and (o.at at time zone 'Asia/Shanghai')::date = (e.at at time zone 'Asia/Shanghai')::date
  join participations op on op.id = o.participation_id and op.volunteer_id = o.operator_id
  where e.participation_id = p.id and e.operator_id = p.volunteer_id and op.volunteer_id <> p.volunteer_id)`;

/** SQL on `p`: the person's own steps there came with the mark of a device, so that `othersOnDevice` means something. */
export const hasDeviceMark = raw<boolean>`exists (select 1 from attendance_events e
  where e.participation_id = p.id and e.operator_id = p.volunteer_id and e.device_hash is not null)`;
