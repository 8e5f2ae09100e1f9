import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';

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

/** SQL: whether a volunteer's own code was shown on more than one device in the hour up to an instant. */
const onSeveralDevices = (volunteerId: RawBuilder<unknown>, at: RawBuilder<unknown>) =>
  raw<boolean>`(select count(distinct w.device_hash) > 1 from volunteer_code_shows w
  where w.volunteer_id = ${volunteerId} and w.shown_at > ${at} - interval '1 hour' and w.shown_at <= ${at})`;

/** SQL on `e` and `p`: the step was scanned from a code that had another device show it within the hour; false once 90 days are over. */
export const isSecondDevice = raw<boolean>`(e.method = 'volunteerCode' and ${onSeveralDevices(
  raw.ref('p.volunteer_id'),
  raw.ref('e.at'),
)})`;

/** Was this person's code shown on more than one device in the last hour? A sign for the leader, never a refusal. */
export async function wasShownTwice(sql: Sql, volunteerId: number, now: Date): Promise<boolean> {
  const { rows } = await raw<{ isSecond: boolean }>`select ${onSeveralDevices(
    raw`${volunteerId}`,
    raw`${now}::timestamptz`,
  )} as is_second`.execute(sql);
  return rows[0]?.isSecond ?? false;
}
