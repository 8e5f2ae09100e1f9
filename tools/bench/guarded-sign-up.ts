import { createIdGenerator } from '#database/ids.ts';
import type { SqlPool } from '#database/sql-pool.ts';
import type { SignUpTarget } from './calls.ts';
import type { Measure } from './measure.ts';
import { volunteerId } from './people.ts';
import type { RecordedCall } from './record-calls.ts';
import { measureDriver } from './replay-calls.ts';

/** The place, the activity's count, the sign-up and its audit line, guarded and committed at once. */
const text = `with place as (
  update shifts set taken_count = taken_count + 1
  where id = $1::bigint and status = 'open' and starts_at > $2::timestamptz and taken_count < capacity
  returning activity_id, starts_at, ends_at
), counted as (
  update activities set taken_count = taken_count + 1 where id = (select activity_id from place)
), signed as (
  insert into sign_ups (id, activity_id, shift_id, volunteer_id, starts_at, ends_at, status, risk_version,
    risk_acknowledged_at, decided_at, client_request_id, created_at, updated_at)
  select $3::bigint, activity_id, $1::bigint, $4::bigint, starts_at, ends_at, 'confirmed', 1, $2::timestamptz,
    $2::timestamptz, $5::text, $2::timestamptz, $2::timestamptz
  from place
  returning id
)
insert into audit_log (at, actor_id, actor_name, action, target_type, target_id, detail, request_id)
select $2::timestamptz, $4::bigint, 'bench', 'signUpForShift', 'signUp', id, '{}', $5::text from signed`;

const newId = createIdGenerator({ instance: 15 });

const warmUpSeconds = 1;

/** The least that signing up can cost: one statement of its own, what a sign-up of the product is measured against. */
const guardedSignUp = ({ person, shiftId, clientRequestId }: SignUpTarget): RecordedCall => [
  [{ text, values: [shiftId, new Date(), newId(), volunteerId(person), clientRequestId] }],
];

/** How many of these the bare driver signs up, one by one, after a second of them to warm up. */
export async function measureGuarded(
  pool: SqlPool,
  targets: readonly SignUpTarget[],
  seconds: number,
): Promise<Measure> {
  const waiting = targets.values();
  const next = (): RecordedCall | undefined => {
    const { value: target } = waiting.next();
    return target && guardedSignUp(target);
  };
  await measureDriver(pool, { seconds: warmUpSeconds, next });
  return measureDriver(pool, { seconds, next });
}
