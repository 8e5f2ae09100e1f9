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
      ends_at,
      is_full
  ),
  place_counted as (
    update activities
    set taken_count = taken_count + $5::integer
    where
      id = (
        select activity_id
        from place_taken
      )
    returning
      case
        when not is_full
        and not (
          select is_full
          from place_taken
        ) then id
      end as counted_id
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
returning
  id,
  (
    select counted_id
    from place_counted
  );

-- writeTogether
with
  asked as materialized (
    select
      turn,
      id,
      "shiftId" as shift_id,
      "volunteerId" as volunteer_id,
      people,
      mark,
      since,
      note,
      answers,
      companions,
      "riskVersion" as risk_version,
      "clientRequestId" as client_request_id
    from
      json_to_recordset($1::json) as j (
        turn integer,
        id bigint,
        "shiftId" bigint,
        "volunteerId" bigint,
        people integer,
        mark text,
        since timestamptz,
        note text,
        answers jsonb,
        companions jsonb,
        "riskVersion" integer,
        "clientRequestId" text
      )
  ),
  person as materialized (
    select id as person_id
    from volunteers
    where
      id in (
        select volunteer_id
        from asked
      )
    order by id
    for no key update skip locked
  ),
  able as materialized (
    select asked.*
    from
      person
      join asked on volunteer_id = person_id
    where sign_up_mark (person_id, since) = mark
  ),
  open_shift as materialized (
    select
      id,
      activity_id,
      starts_at,
      ends_at,
      capacity - taken_count as free
    from shifts
    where
      id in (
        select shift_id
        from able
      )
      and status = 'open'
      and starts_at > $2::timestamptz
    order by id
    for no key update
  ),
  placed as materialized (
    select *
    from
      (
        select
          able.*,
          activity_id,
          starts_at,
          ends_at,
          free,
          sum(people) over (
            partition by shift_id
            order by turn
          ) as up_to
        from
          able
          join open_shift on open_shift.id = able.shift_id
      ) in_turn
    where up_to <= free
  ),
  place_taken as (
    update shifts s
    set taken_count = s.taken_count + n.people
    from
      (
        select
          shift_id,
          sum(people)::integer as people
        from placed
        group by shift_id
      ) n
    where s.id = n.shift_id
    returning s.is_full
  ),
  crowded as materialized (
    select id
    from activities
    where
      id in (
        select activity_id
        from placed
      )
    order by id
    for no key update
  ),
  place_counted as (
    update activities a
    set taken_count = a.taken_count + n.people
    from
      (
        select
          crowded.id,
          sum(people)::integer as people
        from
          crowded
          join placed on activity_id = crowded.id
        group by crowded.id
      ) n
    where a.id = n.id
    returning a.is_full
  ),
  filled as (
    select bool_or(is_full) as is_any
    from
      (
        select is_full
        from place_taken
        union all
        select is_full
        from place_counted
      ) f
  ),
  written as (
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
      id,
      activity_id,
      shift_id,
      volunteer_id,
      starts_at,
      ends_at,
      'confirmed',
      note,
      answers,
      companions,
      risk_version,
      $3::timestamptz,
      $4::timestamptz,
      client_request_id,
      $5::timestamptz,
      $6::timestamptz
    from placed
    returning
      id,
      activity_id,
      volunteer_id as account_id
  ),
  line as materialized (
    select *
    from
      json_to_recordset($7::json) as l (
        at timestamptz,
        "actorId" bigint,
        "actorName" text,
        action text,
        "targetType" text,
        "targetId" bigint,
        reason text,
        detail jsonb,
        "requestId" text,
        address text,
        "deviceHash" text
      )
    where
      "targetId" in (
        select id
        from written
      )
  ),
  line_written as (
    insert into
      audit_log (
        at,
        actor_id,
        actor_name,
        action,
        target_type,
        target_id,
        reason,
        detail,
        request_id
      )
    select
      at,
      "actorId",
      "actorName",
      action,
      "targetType",
      "targetId",
      reason,
      detail,
      "requestId"
    from line
  ),
  origin_written as (
    insert into audit_origins (request_id, at, address, device_hash)
    select
      "requestId",
      at,
      address,
      "deviceHash"
    from line
    where address <> ''
    on conflict do nothing
  ),
  told as (
    insert into
      messages (
        id,
        account_id,
        category,
        level,
        title,
        body,
        link,
        dedupe_key,
        link_id,
        bulk_id,
        created_at,
        read_at,
        deleted_at
      )
    select
      m.id,
      m.account_id,
      m.category,
      m.level,
      m.title,
      m.body,
      m.link,
      m.dedupe_key,
      m.link_id,
      m.bulk_id,
      $8::timestamptz,
      kept_away.at,
      kept_away.at
    from
      (
        select
          id,
          "accountId" as account_id,
          category,
          level,
          title,
          body,
          link,
          "dedupeKey" as dedupe_key,
          "linkId" as link_id,
          "bulkId" as bulk_id,
          "isOptional" as is_optional
        from
          json_to_recordset($9::json) as j (
            id bigint,
            "accountId" bigint,
            category text,
            level text,
            title text,
            body text,
            link text,
            "dedupeKey" text,
            "linkId" bigint,
            "bulkId" bigint,
            "isOptional" boolean
          )
        where
          "accountId" in (
            select account_id
            from written
          )
      ) m
      left join lateral (
        select $10::timestamptz as at
        from message_preferences p
        where
          m.is_optional
          and p.account_id = m.account_id
          and p.channel = 'site'
          and p.category = m.category
          and not p.is_on
      ) as kept_away on true
    where
      not exists (
        select
        from accounts c
        where
          c.id = m.account_id
          and c.status = 'closed'
      )
    on conflict (account_id, dedupe_key)
    where dedupe_key is not null do nothing
  )
select
  id,
  case when not is_any then activity_id
  end as counted_id
from
  written
  cross join filled;

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
