-- listMyRecordEntries 1
select
  "e".*,
  "t"."name" as "team_name"
from
  "record_entries" as "e"
  left join "teams" as "t" on "t"."id" = "e"."team_id"
where
  "e"."volunteer_id" = $1
  and "e"."kind" = $2
order by
  "e"."held_on" desc,
  "e"."id" desc
limit $3
offset $4;

-- listMyRecordEntries 2
select coalesce(sum(half_hours), 0)::int as "sum"
from "record_entries"
where
  "volunteer_id" = $1
  and "kind" = $2
  and "state" = $3;

-- listMyRecordEntries 3
select count(*) as total
from
  (
    (
      select "e"."id"
      from "record_entries" as "e"
      where
        "e"."volunteer_id" = $1
        and "e"."kind" = $2
      limit $3
    )
  ) as counted;

-- listTeamRecords 1
select
  "e".*,
  "t"."name" as "team_name",
  "v"."name" as "volunteer_name",
  "v"."volunteer_no"
from
  "record_entries" as "e"
  inner join "volunteers" as "v" on "v"."id" = "e"."volunteer_id"
  left join "teams" as "t" on "t"."id" = "e"."team_id"
where
  "e"."kind" = $1
  and "e"."team_id" = $2
order by "e"."id" desc
limit $3
offset $4;

-- listTeamRecords 2
select count(*) as total
from
  (
    (
      select "e"."id"
      from "record_entries" as "e"
      where
        "e"."kind" = $1
        and "e"."team_id" = $2
      limit $3
    )
  ) as counted;

-- listCentreRecords 1
select
  "e".*,
  "t"."name" as "team_name",
  "v"."name" as "volunteer_name",
  "v"."volunteer_no"
from
  "record_entries" as "e"
  inner join "volunteers" as "v" on "v"."id" = "e"."volunteer_id"
  left join "teams" as "t" on "t"."id" = "e"."team_id"
where "e"."kind" = $1
order by "e"."id" desc
limit $2
offset $3;

-- listCentreRecords 2
select count(*) as total
from
  (
    (
      select "e"."id"
      from "record_entries" as "e"
      where "e"."kind" = $1
      limit $2
    )
  ) as counted;
