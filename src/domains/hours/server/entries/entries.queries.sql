-- overlapsOf
select
  "h"."id" as "of_hour_id",
  "o"."id" as "hour_id",
  "o"."hour_no",
  "o"."activity_title",
  "t"."name" as "team_name",
  "o"."starts_at",
  "o"."ends_at",
  "o"."minutes",
  "o"."evidence_grade",
  "o"."status" as "state"
from
  "service_hours" as "h"
  inner join "service_hours" as "o" on "o"."volunteer_id" = "h"."volunteer_id"
  and "o"."id" <> "h"."id"
  and "o"."starts_at" < "h"."ends_at"
  and "o"."ends_at" > "h"."starts_at"
  and "o"."starts_at" > h.starts_at - interval '1 day'
  inner join "teams" as "t" on "t"."id" = "o"."team_id"
where
  "h"."id" in ($1, $2)
  and "h"."status" in ($3, $4, $5, $6, $7, $8)
  and "h"."source" not in ($9, $10)
  and "o"."status" in ($11, $12, $13, $14, $15, $16)
  and "o"."source" not in ($17, $18)
order by
  "h"."id",
  "o"."id";

-- answerOf
select "answer"
from "hour_entries"
where "hour_id" = $1;

-- entriesOf
select
  "hour_id",
  "witness_name",
  "witness_mobile_tail",
  "answer",
  "answer_reason",
  "answer_due_at"
from "hour_entries"
where "hour_id" in ($1, $2);

-- entriesToAnswer
select
  "h"."id" as "hour_id",
  "h"."activity_id",
  "h"."activity_title",
  "t"."name" as "team_name",
  "h"."post_name",
  "h"."service_on",
  "h"."starts_at",
  "h"."ends_at",
  "h"."minutes",
  "h"."reason",
  "e"."witness_name",
  "e"."answer_due_at"
from
  "hour_entries" as "e"
  inner join "service_hours" as "h" on "h"."id" = "e"."hour_id"
  inner join "teams" as "t" on "t"."id" = "h"."team_id"
where
  "h"."volunteer_id" = $1
  and "h"."activity_id" is not null
  and "h"."status" = $2
  and "e"."answer" = $3
order by
  "e"."answer_due_at",
  "h"."id"
limit $4;

-- hasRecordOfShift
select "id"
from "service_hours"
where
  "volunteer_id" = $1
  and "shift_id" = $2
  and "status" not in ($3, $4)
limit $5;

-- markSilent
update "hour_entries"
set "answer" = $1
where
  "hour_id" in (
    select "hour_id"
    from "hour_entries"
    where
      "answer" = $2
      and "answer_due_at" <= $3
    order by
      "answer_due_at",
      "hour_id"
    limit $4
    for update skip locked
  )
returning "hour_id";
