-- by every filter, from a cursor on
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
      "v"."status" = $1
      and "v"."real_name_status" = $2
      and "v"."area" = $3
      and v.service_categories @> array[$4]
      and "v"."birth_on" >= $5
      and "v"."birth_on" <= $6
      and "v"."registered_at" >= $7
      and "v"."registered_at" < $8
      and coalesce(
        (
          select sum(h.minutes)
          from service_hours h
          where
            h.volunteer_id = v.id
            and h.status = 'effective'
        ),
        0
      ) >= $9
      and coalesce(
        (
          select sum(h.minutes)
          from service_hours h
          where
            h.volunteer_id = v.id
            and h.status = 'effective'
        ),
        0
      ) <= $10
      and coalesce(
        (
          select max(star.level)
          from star_awards star
          where
            star.volunteer_id = "v"."id"
            and star.state = 'awarded'
        ),
        0
      ) = $11
      and v.id in (
        select m.volunteer_id
        from
          team_members m
          join teams t on t.id = m.team_id
        where
          m.status = 'active'
          and t.name like $12
      )
      and "v"."organisation_id" in (
        select id
        from organisations
        where "path" like $13
      )
      and (
        v.name like $14
        or v.volunteer_no = $15
        or (
          c.user_type = 2
          and right(c.mobile_masked, 4) = $16
        )
      )
      and (v.registered_at, v.id) < ($17, $18)
    order by
      v.registered_at desc,
      v.id desc
    limit $19
    offset $20
  )
order by
  v.registered_at desc,
  v.id desc;

-- nothing asked
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
    from "volunteers" as "v"
    where "v"."status" <> $1
    order by
      v.registered_at desc,
      v.id desc
    limit $2
    offset $3
  )
order by
  v.registered_at desc,
  v.id desc;

-- restrictions that are over
select
  "id",
  "account_id",
  "birth_on",
  "guardian_consent_at"
from "volunteers"
where
  "status" = $1
  and "restricted_until" <= $2
order by "restricted_until"
limit $3
for update skip locked;

-- grown up and still waiting
select
  "id",
  "account_id"
from "volunteers"
where
  "status" = $1
  and "birth_on" <= $2
order by
  "registered_at" desc,
  "id" desc
limit $3
for update skip locked;

-- figures of one person
select
  (
    select count(*)
    from sign_ups u
    where u.volunteer_id = $1
  )::int as sign_up_count,
  (
    select count(*)
    from participations p
    where
      p.volunteer_id = $2
      and p.status in ('checkedIn', 'checkedOut', 'noCheckOut')
  )::int as service_count,
  (
    select count(*)
    from participations p
    where
      p.volunteer_id = $3
      and p.status = 'absent'
  )::int as no_show_count,
  (
    select coalesce(sum(e.points), 0)
    from credit_events e
    where
      e.volunteer_id = $4
      and e.status in ('active', 'appealed')
      and e.expires_at > $5
  )::int as credit_points;

-- latest sign-ups of one person
select
  "u"."id" as "sign_up_id",
  "u"."activity_id",
  "a"."title",
  "u"."starts_at",
  "u"."status",
  "u"."status_reason"
from
  "sign_ups" as "u"
  inner join "activities" as "a" on "a"."id" = "u"."activity_id"
where "u"."volunteer_id" = $1
order by
  "u"."starts_at" desc,
  "u"."id" desc
limit $2;
