-- findTeamProfile
select
  "t".*,
  "o"."name" as "organisation_name",
  "a"."name" as "area_name"
from
  "teams" as "t"
  inner join "organisations" as "o" on "o"."id" = "t"."organisation_id"
  left join "areas" as "a" on "a"."code" = "t"."area"
where "t"."id" = $1;

-- findLatestChange
select *
from "team_changes"
where "team_id" = $1
order by
  "submitted_at" desc,
  "id" desc
limit $2;

-- changePage, waiting in a part of the city
select
  "c".*,
  "t"."team_no",
  "t"."name" as "team_name",
  "o"."name" as "organisation_name"
from
  "team_changes" as "c"
  inner join "teams" as "t" on "t"."id" = "c"."team_id"
  inner join "organisations" as "o" on "o"."id" = "t"."organisation_id"
where
  "c"."status" = $1
  and "t"."name" like $2
  and "o"."path" like $3
order by
  "c"."submitted_at",
  "c"."id"
limit $4;

-- changePage, decided
select
  "c".*,
  "t"."team_no",
  "t"."name" as "team_name",
  "o"."name" as "organisation_name"
from
  "team_changes" as "c"
  inner join "teams" as "t" on "t"."id" = "c"."team_id"
  inner join "organisations" as "o" on "o"."id" = "t"."organisation_id"
where
  "c"."status" in ($1, $2)
  and "c"."decided_at" is not null
order by
  "c"."decided_at" desc,
  "c"."id" desc
limit $3;

-- isNameTaken
select "id"
from "teams"
where
  "name" = $1
  and "id" <> $2;

-- lockTeamChange
select *
from "team_changes"
where "id" = $1
for update;

-- lockPendingChange
select *
from "team_changes"
where
  "team_id" = $1
  and "status" = $2
for update;
