-- hold a team while somebody joins
select
  "id" as "team_id",
  "name",
  "account_id",
  "status",
  "join_mode",
  "join_code",
  "join_notice"
from "teams"
where "id" = $1
for share;

-- lock some of a team
select *
from "team_members"
where
  "team_id" = $1
  and "id" in ($2, $3)
  and (
    "join_way" <> $4
    or "joined_at" is not null
  )
order by "id"
for no key update;

-- move on
update "team_members"
set
  "status" = $1,
  "updated_at" = $2,
  "version" = "version" + $3
where
  "id" = $4
  and "status" = $5;

-- end invitations
update "team_members"
set
  "status" = $1,
  "updated_at" = $2
where
  "id" in (
    select "id"
    from "team_members"
    where
      "status" = $3
      and "invited_until" <= $4
    order by "invited_until"
    limit $5
    for update skip locked
  )
returning
  "id",
  "team_id",
  "name",
  "join_way",
  "joined_at";

-- count a wrong code
insert into
  "team_join_failures" (
    "team_id",
    "volunteer_id",
    "failures",
    "window_started_at"
  )
values ($1, $2, $3, $4)
on conflict ("team_id", "volunteer_id") do update
set
  "failures" = $5,
  "window_started_at" = $6;
