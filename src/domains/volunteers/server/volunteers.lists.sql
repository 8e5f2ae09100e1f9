-- listMyViewers 1
select
  "l"."at",
  "l"."reason",
  "l"."detail",
  "r"."name" as "role_name",
  "o"."name" as "organisation_name",
  coalesce(
    (
      select t.name
      from teams t
      where t.id = (l.detail ->> 'teamId')::bigint
    ),
    case c.user_type
      when 1 then c.display_name
    end
  ) as "team_name",
  l.detail ? 'teamId' as "is_leader"
from
  "audit_log" as "l"
  left join "accounts" as "c" on "c"."id" = "l"."actor_id"
  left join "roles" as "r" on "r"."id" = "c"."role_id"
  left join "organisations" as "o" on "o"."id" = "c"."organisation_id"
where
  "l"."target_type" = $1
  and "l"."target_id" = $2
  and "l"."actor_id" <> $3
  and l.detail -> 'seen' is not null
order by
  "l"."at" desc,
  "l"."id" desc
limit $4
offset $5;

-- listMyViewers 2
select count(*) as total
from
  (
    (
      select "l"."id"
      from "audit_log" as "l"
      where
        "l"."target_type" = $1
        and "l"."target_id" = $2
        and "l"."actor_id" <> $3
        and l.detail -> 'seen' is not null
      limit $4
    )
  ) as counted;

-- listRealNameChecks 1
select
  "k"."id",
  "k"."volunteer_id",
  "v"."volunteer_no",
  "k"."name",
  "k"."id_kind",
  "k"."id_masked",
  "k"."is_change",
  "k"."findings",
  "k"."status",
  "k"."submitted_at",
  "k"."decided_at",
  "k"."decider_name",
  "k"."reason"
from
  "real_name_checks" as "k"
  inner join "volunteers" as "v" on "v"."id" = "k"."volunteer_id"
  left join "organisations" as "o" on "o"."id" = "v"."organisation_id"
where
  "k"."status" = $1
  and "k"."id" in (
    select "k"."id"
    from
      "real_name_checks" as "k"
      left join "volunteers" as "v" on "v"."id" = "k"."volunteer_id"
      left join "organisations" as "o" on "o"."id" = "v"."organisation_id"
    where
      "k"."status" = $2
      and "o"."path" like $3
    order by
      k.submitted_at,
      k.id
    limit $4
    offset $5
  )
order by
  k.submitted_at,
  k.id;

-- listRealNameChecks 2
select count(*) as total
from
  (
    (
      select "k"."id"
      from
        "real_name_checks" as "k"
        left join "volunteers" as "v" on "v"."id" = "k"."volunteer_id"
        left join "organisations" as "o" on "o"."id" = "v"."organisation_id"
      where
        "k"."status" = $1
        and "o"."path" like $2
      limit $3
    )
  ) as counted;

-- listVolunteersForStaff 1
select
  "v"."id",
  "v"."volunteer_no",
  "v"."name",
  "v"."gender",
  "v"."birth_on",
  "a"."name" as "area_name",
  "c"."mobile_masked",
  "v"."real_name_status",
  "v"."status",
  "v"."status_reason",
  "v"."restricted_until",
  "v"."registered_at",
  coalesce(
    (
      select sum(h.minutes)
      from service_hours h
      where
        h.volunteer_id = v.id
        and h.status = 'effective'
    ),
    0
  ) as "effective_minutes",
  coalesce(
    (
      select max(star.level)
      from star_awards star
      where
        star.volunteer_id = "v"."id"
        and star.state = 'awarded'
    ),
    0
  ) as "stars",
  (
    select count(*)::int
    from
      guardians g
      join guardians o on o.mobile_hash = g.mobile_hash
      and o.volunteer_id <> g.volunteer_id
      join volunteers w on w.id = o.volunteer_id
      and w.status <> 'closed'
    where
      g.volunteer_id = v.id
      and (
        o.name <> g.name
        or left(w.name, 1) <> left(v.name, 1)
      )
  ) as "other_family_wards"
from
  "volunteers" as "v"
  inner join "accounts" as "c" on "c"."id" = "v"."account_id"
  left join "areas" as "a" on "a"."code" = "v"."area"
where
  "v"."id" in (
    select "v"."id"
    from
      "volunteers" as "v"
      left join "accounts" as "c" on "c"."id" = "v"."account_id"
    where
      "v"."status" <> $1
      and "v"."organisation_id" in (
        select id
        from organisations
        where "path" like $2
      )
    order by
      v.registered_at desc,
      v.id desc
    limit $3
    offset $4
  )
order by
  v.registered_at desc,
  v.id desc;

-- listVolunteersForStaff 2
select count(*) as total
from
  (
    (
      select "v"."id"
      from
        "volunteers" as "v"
        left join "accounts" as "c" on "c"."id" = "v"."account_id"
      where
        "v"."status" <> $1
        and "v"."organisation_id" in (
          select id
          from organisations
          where "path" like $2
        )
      limit $3
    )
  ) as counted;
