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
select *
from "files"
where
  "target_type" = $1
  and "target_id" in ($2)
  and "purpose" = $3
  and "status" = $4
order by "id";

-- listMyRecordEntries 3
select coalesce(sum(half_hours), 0)::int as "sum"
from "record_entries"
where
  "volunteer_id" = $1
  and "kind" = $2
  and "state" = $3;

-- listMyRecordEntries 4
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

-- listTeamRecords 3
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
where
  "e"."kind" = $1
  and "e"."volunteer_id" in (
    select "w"."id"
    from
      "volunteers" as "w"
      inner join "organisations" as "o" on "o"."id" = "w"."organisation_id"
    where "o"."path" like $2
  )
order by "e"."id" desc
limit $3
offset $4;

-- listCentreRecords 3
select count(*) as total
from
  (
    (
      select "e"."id"
      from "record_entries" as "e"
      where
        "e"."kind" = $1
        and "e"."volunteer_id" in (
          select "w"."id"
          from
            "volunteers" as "w"
            inner join "organisations" as "o" on "o"."id" = "w"."organisation_id"
          where "o"."path" like $2
        )
      limit $3
    )
  ) as counted;
