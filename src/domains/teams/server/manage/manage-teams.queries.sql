-- the queue of a scope
select
  "t"."id",
  "t"."version",
  "t"."team_no",
  "t"."name",
  "t"."short_name",
  "t"."seal_char",
  "t"."icon_url",
  "t"."category",
  "t"."team_class",
  "t"."legal_form",
  "a"."name" as "area_name",
  "o"."name" as "organisation_name",
  "t"."leader_name",
  "t"."status",
  "t"."trust_grade",
  "t"."stars",
  coalesce("f"."member_count", 0) as "member_count",
  coalesce("f"."activity_count", 0) as "activity_count",
  coalesce("f"."effective_minutes", 0) as "effective_minutes",
  "t"."submitted_at",
  "t"."registered_at",
  "t"."suspended_until",
  "t"."reviewed_at",
  "t"."review_note",
  "r"."display_name" as "reviewer_name"
from
  "teams" as "t"
  inner join "organisations" as "o" on "o"."id" = "t"."organisation_id"
  left join "areas" as "a" on "a"."code" = "t"."area"
  left join "team_figures" as "f" on "f"."team_id" = "t"."id"
  left join "accounts" as "r" on "r"."id" = "t"."reviewed_by"
where
  "t"."status" <> $1
  and t.status = 'pending'
  and "t"."id" in (
    select "t"."id"
    from
      "teams" as "t"
      left join "organisations" as "o" on "o"."id" = "t"."organisation_id"
      left join "team_figures" as "f" on "f"."team_id" = "t"."id"
    where
      "t"."status" <> $2
      and t.status = 'pending'
      and starts_with(o.path, $3)
    order by
      t.submitted_at,
      t.id
    limit $4
    offset $5
  )
order by
  t.submitted_at,
  t.id;

-- teams by filters
select
  "t"."id",
  "t"."version",
  "t"."team_no",
  "t"."name",
  "t"."short_name",
  "t"."seal_char",
  "t"."icon_url",
  "t"."category",
  "t"."team_class",
  "t"."legal_form",
  "a"."name" as "area_name",
  "o"."name" as "organisation_name",
  "t"."leader_name",
  "t"."status",
  "t"."trust_grade",
  "t"."stars",
  coalesce("f"."member_count", 0) as "member_count",
  coalesce("f"."activity_count", 0) as "activity_count",
  coalesce("f"."effective_minutes", 0) as "effective_minutes",
  "t"."submitted_at",
  "t"."registered_at",
  "t"."suspended_until",
  "t"."reviewed_at",
  "t"."review_note",
  "r"."display_name" as "reviewer_name"
from
  "teams" as "t"
  inner join "organisations" as "o" on "o"."id" = "t"."organisation_id"
  left join "areas" as "a" on "a"."code" = "t"."area"
  left join "team_figures" as "f" on "f"."team_id" = "t"."id"
  left join "accounts" as "r" on "r"."id" = "t"."reviewed_by"
where
  "t"."status" <> $1
  and "t"."status" = $2
  and "t"."trust_grade" = $3
  and "t"."area" = $4
  and (
    t.name like $5
    or t.short_name like $6
    or t.team_no = $7
    or t.leader_name = $8
  )
  and "f"."team_id" is not null
order by
  f.effective_minutes desc,
  f.team_id desc;

-- suspensions that are over
select
  "id",
  "account_id"
from "teams"
where
  "status" = $1
  and "suspended_until" <= $2
order by "suspended_until"
limit $3
for update skip locked;

-- memberships of a dissolved team
update "team_members"
set
  "status" = $1,
  "left_at" = $2,
  "leave_reason" = $3,
  "captain_offered_at" = $4,
  "updated_at" = $5
where
  "team_id" = $6
  and "status" in ($7, $8, $9, $10)
returning
  "id",
  "volunteer_id";
