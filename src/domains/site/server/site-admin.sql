-- the tree with its counts
select
  "o"."id",
  "o"."kind",
  "o"."name",
  "o"."parent_id",
  "o"."area",
  "o"."address",
  "o"."sort",
  "o"."closed_at",
  "o"."closed_reason",
  "o"."version",
  "a"."name" as "area_name",
  (
    select count(*) as "count"
    from "teams" as "t"
    where "t"."organisation_id" = "o"."id"
  ) as "team_count",
  (
    select count(*) as "count"
    from "accounts" as "c"
    where
      "c"."organisation_id" = "o"."id"
      and "c"."user_type" = $1
  ) as "staff_count"
from
  "organisations" as "o"
  left join "areas" as "a" on "a"."code" = "o"."area"
order by
  "o"."sort",
  "o"."id"
limit $2;

-- one change of the texts at a time
select "key"
from "site_settings"
order by "key"
for update;

-- a day of the centre
insert into
  "work_calendar" (
    "day",
    "is_workday",
    "name",
    "is_shipped",
    "is_own"
  )
values ($1, $2, $3, $4, $5)
on conflict ("day") do update
set
  "is_workday" = $6,
  "name" = $7,
  "is_own" = $8;

-- changes that wait
select
  "p"."id",
  "p"."title",
  "p"."asked_by",
  "p"."asked_at",
  "c"."display_name"
from
  "approvals" as "p"
  inner join "accounts" as "c" on "c"."id" = "p"."asked_by"
where
  "p"."state" = $1
  and "p"."kind" in ($2)
order by
  "p"."asked_at",
  "p"."id"
limit $3;

-- days of the product, never over the centre’s own
insert into "work_calendar" ("day", "is_workday", "name")
values ($1, $2, $3)
on conflict ("day") do update
set
  "is_workday" = "excluded"."is_workday",
  "name" = "excluded"."name",
  "is_shipped" = $4
where "work_calendar"."is_own" = $5;

-- count an error
insert into
  "page_errors" (
    "fingerprint",
    "message",
    "place",
    "frames",
    "browser",
    "report_count",
    "first_at",
    "last_at",
    "settled_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
on conflict ("fingerprint") do update
set
  "report_count" = "page_errors"."report_count" + $10,
  "last_at" = $11,
  "browser" = $12,
  "settled_at" = $13;

-- forget old errors
delete from "page_errors"
where
  "fingerprint" in (
    select "fingerprint"
    from "page_errors"
    where "last_at" < $1
    order by "last_at"
    limit $2
  );
