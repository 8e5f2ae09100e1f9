-- lockVolunteers
select "id"
from "volunteers"
where id = any ($1)
order by "id"
for no key update;

-- lockFreeVolunteers
select "id"
from "volunteers"
where "id" in ($1, $2)
order by "id"
for no key update skip locked;

-- lockShifts
select "id"
from "shifts"
where "id" in ($1, $2)
order by "id"
for no key update;

-- insertConfirmed
with
  place_taken as (
    update shifts
    set taken_count = taken_count + $1::integer
    where
      id = $2
      and status = 'open'
      and starts_at > $3
      and taken_count + $4::integer <= capacity
    returning
      id as shift_id,
      activity_id,
      starts_at,
      ends_at
  ),
  place_counted as (
    update activities
    set taken_count = taken_count + $5::integer
    where
      id = (
        select activity_id
        from place_taken
      )
    returning id
  )
insert into
  sign_ups (
    id,
    activity_id,
    shift_id,
    volunteer_id,
    starts_at,
    ends_at,
    status,
    note,
    answers,
    companions,
    risk_version,
    risk_acknowledged_at,
    decided_at,
    client_request_id,
    created_at,
    updated_at
  )
select
  $6::bigint,
  activity_id,
  shift_id,
  $7::bigint,
  starts_at,
  ends_at,
  'confirmed',
  $8::text,
  $9::jsonb,
  $10::jsonb,
  $11::integer,
  $12::timestamptz,
  $13::timestamptz,
  $14::text,
  $15::timestamptz,
  $16::timestamptz
from place_taken
returning id;

-- insertWaiting
with
  shift as (
    select
      id,
      activity_id,
      starts_at,
      ends_at
    from shifts
    where
      id = $1
      and status = 'open'
      and starts_at > $2
    for no key update
  )
insert into
  sign_ups (
    id,
    activity_id,
    shift_id,
    volunteer_id,
    starts_at,
    ends_at,
    status,
    note,
    answers,
    companions,
    queued_at,
    risk_version,
    risk_acknowledged_at,
    client_request_id,
    created_at,
    updated_at
  )
select
  $3::bigint,
  activity_id,
  id,
  $4::bigint,
  starts_at,
  ends_at,
  $5::text,
  $6::text,
  $7::jsonb,
  $8::jsonb,
  $9::timestamptz,
  $10::integer,
  $11::timestamptz,
  $12::text,
  $13::timestamptz,
  $14::timestamptz
from shift
returning id;

-- changeSignUp
update "sign_ups"
set
  "status" = $1,
  "decided_by" = $2,
  "decided_at" = $3,
  "updated_at" = $4
where
  "id" = $5
  and "status" = $6;

-- voidLive
with
  live as (
    select
      id,
      status
    from sign_ups
    where
      activity_id = $1
      and status in ('pending', 'confirmed', 'waitlisted', 'offered')
    order by id
    for update
  )
update sign_ups u
set
  status = 'void',
  status_reason = $2,
  offer_expires_at = null,
  updated_at = $3
from live
where u.id = live.id
returning
  u.id,
  u.shift_id,
  u.volunteer_id,
  u.party_size,
  live.status as state;

-- insertCreditEvent
insert into
  "credit_events" (
    "volunteer_id",
    "sign_up_id",
    "kind",
    "points",
    "created_at",
    "expires_at"
  )
values ($1, $2, $3, $4, $5, $6)
on conflict ("sign_up_id", "kind") do nothing;

-- expireCreditEvents
update "credit_events"
set "status" = $1
where
  "id" in (
    select "id"
    from "credit_events"
    where
      status = 'active'
      and "expires_at" <= $2
    order by "expires_at"
    limit $3
  );
