-- forgetRiskSignals
update "participations"
set "distance_m" = $1
where
  "id" in (
    select "id"
    from "participations"
    where
      "distance_m" is not null
      and "created_at" < $2
    order by
      "created_at",
      "id"
    limit $3
  );

update "attendance_events"
set
  "distance_m" = $1,
  "accuracy_m" = $2,
  "device_hash" = $3,
  "address" = $4
where
  "id" in (
    select "id"
    from "attendance_events"
    where
      (
        "distance_m" is not null
        or "device_hash" is not null
        or "address" is not null
      )
      and "at" < $5
    order by
      "at",
      "id"
    limit $6
  );

-- insertParticipation
update "participations"
set
  "sign_up_id" = $1,
  "activity_id" = $2,
  "shift_id" = $3,
  "volunteer_id" = $4,
  "is_walk_in" = $5,
  "status" = $6,
  "checked_in_at" = $7,
  "in_method" = $8,
  "place_result" = $9,
  "distance_m" = $10,
  "absent_reason" = $11,
  "updated_at" = $12
where
  "shift_id" = $13
  and "volunteer_id" = $14
  and "status" = $15
  and not exists (
    select "o"."id"
    from "participations" as "o"
    where "o"."sign_up_id" = $16
  )
returning "id";

insert into
  "participations" (
    "id",
    "sign_up_id",
    "activity_id",
    "shift_id",
    "volunteer_id",
    "is_walk_in",
    "status",
    "checked_in_at",
    "in_method",
    "place_result",
    "distance_m",
    "absent_reason",
    "updated_at",
    "created_at"
  )
values
  (
    $1,
    $2,
    $3,
    $4,
    $5,
    $6,
    $7,
    $8,
    $9,
    $10,
    $11,
    $12,
    $13,
    $14
  )
on conflict do nothing
returning "id";

-- changeParticipation
update "participations"
set
  "status" = $1,
  "updated_at" = $2
where
  "id" = $3
  and "status" in ($4);

-- appendEvent
insert into
  "attendance_events" (
    "id",
    "participation_id",
    "kind",
    "method",
    "at",
    "operator_id",
    "receipt_no",
    "place_result",
    "distance_m",
    "accuracy_m",
    "reason",
    "device_hash",
    "address",
    "tapped_at"
  )
values
  (
    $1,
    $2,
    $3,
    $4,
    $5,
    $6,
    $7,
    $8,
    $9,
    $10,
    $11,
    $12,
    $13,
    $14
  );

-- lockParticipation
select "id"
from "participations"
where "id" = $1
for update;

-- emptyParticipation
update "participations"
set
  "checked_in_at" = $1,
  "checked_out_at" = $2,
  "in_method" = $3,
  "out_method" = $4,
  "place_result" = $5,
  "distance_m" = $6,
  "fix_reason" = $7,
  "absent_reason" = $8,
  "volunteer_confirmed_at" = $9,
  "objection" = $10,
  "objected_at" = $11,
  "sign_up_id" = $12,
  "status" = $13,
  "updated_at" = $14
where "id" = $15;
