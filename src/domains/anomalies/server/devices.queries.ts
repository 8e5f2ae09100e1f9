import { sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';
import type { DeviceUse } from './new-devices.rules.ts';

const usesAtMost = 5_000;

/** Own check-ins by a code at some shifts, each with the login within a day before it and the devices that the person used at earlier ones. */
export async function deviceUses(
  sql: Sql,
  shiftIds: readonly number[],
): Promise<(DeviceUse & { shiftId: number })[]> {
  const { rows } = await raw<
    DeviceUse & { shiftId: number }
  >`select p.shift_id, p.volunteer_id, e.at, e.device_hash as device,
  (select max(s.created_at) from sessions s
    where s.account_id = p.volunteer_id and s.created_at <= e.at and s.created_at > e.at - interval '1 day') as login_at,
  (select coalesce(array_agg(distinct f.device_hash), '{}') from participations q join attendance_events f on f.participation_id = q.id
    where q.volunteer_id = p.volunteer_id and q.id <> p.id and f.operator_id = p.volunteer_id and f.device_hash is not null and f.at < e.at) as known_devices
from participations p join attendance_events e on e.participation_id = p.id
where p.shift_id = any(${shiftIds}) and p.status <> 'expected' and e.kind = 'in' and e.method in ('rotatingCode', 'shortCode')
  and e.operator_id = p.volunteer_id and e.device_hash is not null
order by e.id
limit ${usesAtMost}`.execute(sql);
  return rows;
}
