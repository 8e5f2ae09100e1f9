-- forgetRiskSignals
update "participations" set "distance_m" = $1 where "id" in (select "id" from "participations" where "distance_m" is not null and "created_at" < $2 order by "created_at", "id" limit $3);
update "attendance_events" set "distance_m" = $1, "accuracy_m" = $2, "device_hash" = $3, "address" = $4 where "id" in (select "id" from "attendance_events" where ("distance_m" is not null or "device_hash" is not null or "address" is not null) and "at" < $5 order by "at", "id" limit $6);

-- insertParticipation
insert into "participations" ("id", "sign_up_id", "activity_id", "shift_id", "volunteer_id", "is_walk_in", "status", "checked_in_at", "in_method", "place_result", "distance_m", "absent_reason", "created_at", "updated_at")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
on conflict do nothing
returning "id";

-- changeParticipation
update "participations"
set "status" = $1, "updated_at" = $2
where "id" = $3 and "status" in ($4);

-- appendEvent
insert into "attendance_events" ("id", "participation_id", "kind", "method", "at", "operator_id", "receipt_no", "place_result", "distance_m", "accuracy_m", "reason", "device_hash", "address")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13);

-- lockParticipation
select "id"
from "participations"
where "id" = $1 for update;

-- deleteParticipation
delete from "attendance_events" where "participation_id" = $1;
delete from "participations" where "id" = $1;
