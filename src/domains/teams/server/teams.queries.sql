-- newest of an area
select
  "t"."id",
  "t"."team_no",
  "t"."name",
  "t"."short_name",
  "t"."seal_char",
  "t"."icon_url",
  "t"."category",
  "t"."area",
  "a"."name" as "area_name",
  "o"."name" as "organisation_name",
  "t"."slogan",
  "t"."stars",
  "t"."founded_on",
  "t"."join_mode",
  coalesce("f"."member_count", 0) as "member_count",
  coalesce("f"."activity_count", 0) as "activity_count",
  coalesce("f"."effective_minutes", 0) as "effective_minutes",
  "t"."lng",
  "t"."lat"
from
  "teams" as "t"
  left join "team_figures" as "f" on "f"."team_id" = "t"."id"
  inner join "organisations" as "o" on "o"."id" = "t"."organisation_id"
  left join "areas" as "a" on "a"."code" = "t"."area"
where
  "t"."status" = 'active'
  and "t"."area" = $1
order by
  t.registered_at desc,
  "t"."id" desc;

-- by hours, with a word
select
  "t"."id",
  "t"."team_no",
  "t"."name",
  "t"."short_name",
  "t"."seal_char",
  "t"."icon_url",
  "t"."category",
  "t"."area",
  "a"."name" as "area_name",
  "o"."name" as "organisation_name",
  "t"."slogan",
  "t"."stars",
  "t"."founded_on",
  "t"."join_mode",
  coalesce("f"."member_count", 0) as "member_count",
  coalesce("f"."activity_count", 0) as "activity_count",
  coalesce("f"."effective_minutes", 0) as "effective_minutes",
  "t"."lng",
  "t"."lat"
from
  "teams" as "t"
  left join "team_figures" as "f" on "f"."team_id" = "t"."id"
  inner join "organisations" as "o" on "o"."id" = "t"."organisation_id"
  left join "areas" as "a" on "a"."code" = "t"."area"
where
  "t"."status" = 'active'
  and (
    "t"."name" like $1
    or "t"."short_name" like $2
  )
  and "f"."team_id" is not null
order by
  f.effective_minutes desc,
  "t"."id" desc;

-- nearest
select
  "t"."id",
  "t"."team_no",
  "t"."name",
  "t"."short_name",
  "t"."seal_char",
  "t"."icon_url",
  "t"."category",
  "t"."area",
  "a"."name" as "area_name",
  "o"."name" as "organisation_name",
  "t"."slogan",
  "t"."stars",
  "t"."founded_on",
  "t"."join_mode",
  coalesce("f"."member_count", 0) as "member_count",
  coalesce("f"."activity_count", 0) as "activity_count",
  coalesce("f"."effective_minutes", 0) as "effective_minutes",
  "t"."lng",
  "t"."lat"
from
  "teams" as "t"
  left join "team_figures" as "f" on "f"."team_id" = "t"."id"
  inner join "organisations" as "o" on "o"."id" = "t"."organisation_id"
  left join "areas" as "a" on "a"."code" = "t"."area"
where "t"."status" = 'active'
order by
  ((t.lng - $1) * cos(radians($2))) ^ 2 + (t.lat - $3) ^ 2 nulls last,
  "t"."id" desc;

-- one team
select
  "t"."id",
  "t"."team_no",
  "t"."name",
  "t"."short_name",
  "t"."seal_char",
  "t"."icon_url",
  "t"."category",
  "t"."area",
  "a"."name" as "area_name",
  "o"."name" as "organisation_name",
  "t"."slogan",
  "t"."stars",
  "t"."founded_on",
  "t"."join_mode",
  coalesce("f"."member_count", 0) as "member_count",
  coalesce("f"."activity_count", 0) as "activity_count",
  coalesce("f"."effective_minutes", 0) as "effective_minutes",
  "t"."team_class",
  "t"."legal_form",
  "t"."organisation_id",
  "t"."address",
  "t"."lng",
  "t"."lat",
  "t"."leader_name",
  "t"."intro",
  "t"."status",
  "t"."registered_at",
  "t"."contact_name",
  "t"."contact_phone",
  "t"."is_contact_public",
  "t"."trust_grade"
from
  "teams" as "t"
  left join "team_figures" as "f" on "f"."team_id" = "t"."id"
  inner join "organisations" as "o" on "o"."id" = "t"."organisation_id"
  left join "areas" as "a" on "a"."code" = "t"."area"
where "t"."id" = $1;

-- facts for neighbours
select
  "t"."id" as "team_id",
  "t"."account_id",
  "t"."name",
  "t"."short_name",
  "t"."category",
  "t"."area",
  "t"."organisation_id",
  "o"."path" as "organisation_path",
  "t"."trust_grade",
  "t"."status",
  "t"."join_mode",
  "t"."contact_name",
  "t"."contact_phone",
  "t"."is_contact_public"
from
  "teams" as "t"
  inner join "organisations" as "o" on "o"."id" = "t"."organisation_id"
where "t"."id" = $1;
