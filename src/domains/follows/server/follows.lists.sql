-- listMyFavourites 1
select
  "a"."id" as "activity_id",
  "a"."title",
  "a"."category",
  "a"."cover",
  "a"."place_name",
  "a"."status",
  "a"."starts_at",
  "a"."ends_at",
  "a"."sign_up_opens_at",
  "a"."sign_up_closes_at",
  "a"."waitlist_mode",
  "t"."id" as "team_id",
  "t"."name" as "team_name",
  "t"."short_name" as "team_short_name",
  "t"."category" as "team_category",
  "t"."seal_char" as "team_seal_char",
  r.volunteer_id is not null as "reminds_opening",
  coalesce(
    (
      select sum(s.capacity - s.taken_count)
      from shifts s
      where
        s.activity_id = a.id
        and s.status = 'open'
        and coalesce(s.closes_at, s.starts_at) > $1
    ),
    0
  ) as "places_left"
from
  "favourites" as "f"
  inner join "activities" as "a" on "a"."id" = "f"."activity_id"
  inner join "teams" as "t" on "t"."id" = "a"."team_id"
  left join "opening_reminders" as "r" on "r"."volunteer_id" = "f"."volunteer_id"
  and "r"."activity_id" = "f"."activity_id"
where "f"."volunteer_id" = $2
order by
  "f"."created_at" desc,
  "f"."activity_id" desc
limit $3
offset $4;

-- listMyFavourites 2
select count(*) as total
from
  (
    (
      select "f"."activity_id"
      from "favourites" as "f"
      where "f"."volunteer_id" = $1
      limit $2
    )
  ) as counted;

-- listFollowedTeams 1
select
  "t"."id" as "team_id",
  "t"."name",
  "t"."short_name",
  "t"."category",
  "t"."seal_char",
  "t"."icon_url",
  "t"."status",
  "r"."name" as "area_name",
  "f"."created_at",
  (
    select count(*)
    from activities a
    where
      a.team_id = t.id
      and a.status = 'published'
      and (
        a.starts_at > $1
        or a.sign_up_closes_at > $2
      )
  ) as "ahead_count"
from
  "team_follows" as "f"
  inner join "teams" as "t" on "t"."id" = "f"."team_id"
  left join "areas" as "r" on "r"."code" = "t"."area"
where "f"."volunteer_id" = $3
order by
  "f"."created_at" desc,
  "f"."team_id" desc
limit $4
offset $5;

-- listFollowedTeams 2
select count(*) as total
from
  (
    (
      select "f"."team_id"
      from "team_follows" as "f"
      where "f"."volunteer_id" = $1
      limit $2
    )
  ) as counted;
