-- listAnomalies 1
select
  "f"."id",
  "f"."rule",
  "f"."activity_id",
  "f"."team_id",
  "f"."title",
  "f"."volunteer_ids",
  "f"."facts",
  "f"."happened_at",
  "f"."found_at",
  "f"."status",
  "f"."cause",
  "f"."note",
  "f"."decided_at",
  "f"."version",
  "t"."name" as "team_name",
  "t"."account_id" as "team_account_id",
  "d"."display_name" as "decided_by_name"
from
  "anomaly_flags" as "f"
  inner join "organisations" as "o" on "o"."id" = "f"."organisation_id"
  inner join "teams" as "t" on "t"."id" = "f"."team_id"
  left join "accounts" as "d" on "d"."id" = "f"."decided_by"
where
  "f"."status" in ($1, $2)
  and "o"."path" like $3
order by
  "f"."found_at" desc,
  "f"."id" desc
limit $4
offset $5;

-- listAnomalies 2
select
  "f"."rule",
  (
    count(*) filter (where f.status in ('pending', 'asking'))
  )::int as "open_count",
  (
    count(*) filter (where f.status = 'upheld')
  )::int as "upheld_count",
  (
    count(*) filter (where f.status in ('upheld', 'unfounded'))
  )::int as "judged_count"
from
  "anomaly_flags" as "f"
  inner join "organisations" as "o" on "o"."id" = "f"."organisation_id"
where "o"."path" like $1
group by "f"."rule";

-- listAnomalies 3
select count(*) as total
from
  (
    (
      select "f"."id"
      from
        "anomaly_flags" as "f"
        left join "organisations" as "o" on "o"."id" = "f"."organisation_id"
        inner join "teams" as "t" on "t"."id" = "f"."team_id"
      where
        "f"."status" in ($1)
        and "o"."path" like $2
      limit $3
    )
  ) as counted;

-- listAnomalies 4
select count(*) as total
from
  (
    (
      select "f"."id"
      from
        "anomaly_flags" as "f"
        left join "organisations" as "o" on "o"."id" = "f"."organisation_id"
        inner join "teams" as "t" on "t"."id" = "f"."team_id"
      where
        "f"."status" in ($1, $2)
        and "o"."path" like $3
      limit $4
    )
  ) as counted;

-- listSpotChecks 1
select
  c.id as stands_for,
  c.id as account_id,
  c.mobile_hash,
  v.id_hash
from
  accounts c
  left join volunteers v on v.account_id = c.id
where c.id = any ($1::bigint[])
union all
select
  t.account_id,
  c.id,
  c.mobile_hash,
  v.id_hash
from
  teams t
  join team_members m on m.team_id = t.id
  and m.status in ('active', 'paused')
  and m.member_role in ('captain', 'viceCaptain', 'manager')
  join volunteers v on v.id = m.volunteer_id
  join accounts c on c.id = v.account_id
where t.account_id = any ($2::bigint[]);

-- listSpotChecks 2
select
  "c".*,
  "h"."volunteer_id",
  "h"."entered_by",
  "h"."confirmed_by",
  "h"."approved_by",
  "t"."account_id" as "team_account_id",
  "h"."hour_no",
  "h"."activity_title",
  "h"."starts_at",
  "h"."ends_at",
  "h"."minutes",
  "h"."evidence_grade",
  "h"."status" as "state",
  "p"."checked_in_at",
  "p"."checked_out_at",
  "p"."in_method",
  "p"."out_method",
  "v"."name" as "volunteer_name",
  "t"."name" as "team_name",
  "b"."display_name" as "by_name"
from
  "spot_checks" as "c"
  inner join "service_hours" as "h" on "h"."id" = "c"."hour_id"
  inner join "teams" as "t" on "t"."id" = "h"."team_id"
  inner join "organisations" as "o" on "o"."id" = "t"."organisation_id"
  inner join "volunteers" as "v" on "v"."id" = "h"."volunteer_id"
  left join "participations" as "p" on "p"."id" = "h"."participation_id"
  left join "accounts" as "b" on "b"."id" = "c"."by_id"
where
  "c"."status" in ($1, $2)
  and "o"."path" like $3
order by
  "c"."week" desc,
  "c"."hour_id" desc
limit $4
offset $5;

-- listSpotChecks 3
select
  "week",
  "seed_day",
  "seed",
  "hour_count",
  "drawn_count"
from "spot_draws"
order by "week" desc
limit $1
offset $2;

-- listSpotChecks 4
select count(*) as total
from
  (
    (
      select "c"."hour_id"
      from
        "spot_checks" as "c"
        left join "service_hours" as "h" on "h"."id" = "c"."hour_id"
        left join "teams" as "t" on "t"."id" = "h"."team_id"
        left join "organisations" as "o" on "o"."id" = "t"."organisation_id"
      where
        "c"."status" in ($1, $2)
        and "o"."path" like $3
      limit $4
    )
  ) as counted;

-- listSpotDraws 2
select count(*) as total
from
  (
    (
      select "week"
      from "spot_draws"
      limit $1
    )
  ) as counted;
