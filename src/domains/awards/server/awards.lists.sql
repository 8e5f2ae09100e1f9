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

-- listStarPublicity 1
select
  "day",
  "is_workday"
from "work_calendar"
where
  "day" >= $1
  and "day" <= $2;

-- listStarPublicity 2
select
  "s"."id",
  "s"."level",
  "s"."state",
  "s"."counted_minutes",
  "s"."publicity_ends_at",
  "s"."objected_at",
  "v"."name"
from
  "star_awards" as "s"
  inner join "volunteers" as "v" on "v"."id" = "s"."volunteer_id"
where s.state in ('publicity', 'objected')
order by
  "s"."publicity_ends_at",
  "s"."id"
limit $1
offset $2;

-- listStarPublicity 3
select count(*) as total
from
  (
    (
      select "s"."id"
      from "star_awards" as "s"
      where s.state in ('publicity', 'objected')
      limit $1
    )
  ) as counted;

-- listStars 1
select
  c.id as stands_for,
  c.id as account_id,
  c.mobile_hash,
  v.id_hash
from
  accounts c
  left join volunteers v on v.account_id = c.id
where c.id = any ($1::bigint[])
union all
select
  t.account_id,
  c.id,
  c.mobile_hash,
  v.id_hash
from
  teams t
  join team_members m on m.team_id = t.id
  and m.status in ('active', 'paused')
  and m.member_role in ('captain', 'viceCaptain', 'manager')
  join volunteers v on v.id = m.volunteer_id
  join accounts c on c.id = v.account_id
where t.account_id = any ($2::bigint[]);

-- listStars 2
select
  "s".*,
  "l"."needs_city",
  "v"."name" as "volunteer_name",
  "v"."volunteer_no",
  "v"."status" as "volunteer_status",
  "g"."name" as "organisation_name",
  "c"."display_name" as "confirmer_name",
  "f"."display_name" as "first_confirmer_name",
  coalesce(
    (
      select max(star.level)
      from star_awards star
      where
        star.volunteer_id = "s"."volunteer_id"
        and star.state = 'awarded'
    ),
    0
  ) as "level_now",
  (
    select coalesce(sum(h.minutes), 0)::int
    from service_hours h
    where
      h.volunteer_id = s.volunteer_id
      and h.status = 'effective'
  ) as "minutes",
  (
    select coalesce(sum(h.minutes), 0)::int
    from service_hours h
    where
      h.volunteer_id = s.volunteer_id
      and h.status = 'effective'
      and h.evidence_grade in ('A', 'B')
  ) as "well_proved_minutes",
  (
    select coalesce(sum(h.minutes), 0)::int
    from service_hours h
    where
      h.volunteer_id = s.volunteer_id
      and h.status = 'disputed'
  ) as "disputed_minutes"
from
  "star_awards" as "s"
  inner join "volunteers" as "v" on "v"."id" = "s"."volunteer_id"
  inner join "star_levels" as "l" on "l"."level" = "s"."level"
  left join "organisations" as "g" on "g"."id" = "v"."organisation_id"
  left join "accounts" as "c" on "c"."id" = "s"."confirmed_by"
  left join "accounts" as "f" on "f"."id" = "s"."first_confirmed_by"
where
  s.state = 'candidate'
  and "v"."organisation_id" in (
    select id
    from organisations
    where "path" like $1
  )
order by
  "s"."counted_at",
  "s"."id"
limit $2
offset $3;

-- listStars 3
select count(*) as total
from
  (
    (
      select "s"."id"
      from
        "star_awards" as "s"
        left join "volunteers" as "v" on "v"."id" = "s"."volunteer_id"
      where
        s.short_since is not null
        and "v"."organisation_id" in (
          select id
          from organisations
          where "path" like $1
        )
      limit $2
    )
  ) as counted;

-- listStars 4
select count(*) as total
from
  (
    (
      select "s"."id"
      from
        "star_awards" as "s"
        left join "volunteers" as "v" on "v"."id" = "s"."volunteer_id"
      where
        s.state = 'awarded'
        and "v"."organisation_id" in (
          select id
          from organisations
          where "path" like $1
        )
      limit $2
    )
  ) as counted;

-- listStars 5
select count(*) as total
from
  (
    (
      select "s"."id"
      from
        "star_awards" as "s"
        left join "volunteers" as "v" on "v"."id" = "s"."volunteer_id"
      where
        s.state = 'candidate'
        and "v"."organisation_id" in (
          select id
          from organisations
          where "path" like $1
        )
      limit $2
    )
  ) as counted;

-- listStars 6
select count(*) as total
from
  (
    (
      select "s"."id"
      from
        "star_awards" as "s"
        left join "volunteers" as "v" on "v"."id" = "s"."volunteer_id"
      where
        s.state = 'held'
        and "v"."organisation_id" in (
          select id
          from organisations
          where "path" like $1
        )
      limit $2
    )
  ) as counted;

-- listStars 7
select count(*) as total
from
  (
    (
      select "s"."id"
      from
        "star_awards" as "s"
        left join "volunteers" as "v" on "v"."id" = "s"."volunteer_id"
      where
        s.state = 'objected'
        and "v"."organisation_id" in (
          select id
          from organisations
          where "path" like $1
        )
      limit $2
    )
  ) as counted;

-- listStars 8
select count(*) as total
from
  (
    (
      select "s"."id"
      from
        "star_awards" as "s"
        left join "volunteers" as "v" on "v"."id" = "s"."volunteer_id"
      where
        s.state = 'publicity'
        and "v"."organisation_id" in (
          select id
          from organisations
          where "path" like $1
        )
      limit $2
    )
  ) as counted;
