-- listDispatchQueue 1
select
  "k"."started_at",
  "k"."due_at",
  "t"."short_name" as "team_name",
  "n"."id",
  "n"."need_no",
  "n"."title",
  "n"."need_type",
  "n"."category",
  "n"."urgency",
  "n"."status",
  "o"."name" as "unit_name",
  "o"."kind" as "unit_kind",
  "a"."name" as "area_name"
from
  (
    select
      id as need_id,
      updated_at as started_at,
      dispatch_due_at as due_at,
      null::bigint as team_id
    from needs
    where status = 'toDispatch'
  ) as "k"
  inner join "needs" as "n" on "n"."id" = "k"."need_id"
  inner join "organisations" as "o" on "o"."id" = "n"."organisation_id"
  inner join "areas" as "a" on "a"."code" = "n"."area"
  left join "teams" as "t" on "t"."id" = "k"."team_id"
where "o"."path" like $1
order by
  "k"."due_at",
  "n"."id"
limit $2
offset $3;

-- listDispatchQueue 2
select count(*) as total
from
  (
    (
      select "n"."id"
      from
        (
          select
            id as need_id,
            updated_at as started_at,
            dispatch_due_at as due_at,
            null::bigint as team_id
          from needs
          where status = 'toDispatch'
        ) as "k"
        inner join "needs" as "n" on "n"."id" = "k"."need_id"
        left join "organisations" as "o" on "o"."id" = "n"."organisation_id"
      where
        "o"."path" like $1
        and "k"."due_at" < $2
      limit $3
    )
  ) as counted;

-- listDispatchQueue 3
select count(*) as total
from
  (
    (
      select "n"."id"
      from
        (
          select
            id as need_id,
            updated_at as started_at,
            dispatch_due_at as due_at,
            null::bigint as team_id
          from needs
          where status = 'toDispatch'
        ) as "k"
        inner join "needs" as "n" on "n"."id" = "k"."need_id"
        left join "organisations" as "o" on "o"."id" = "n"."organisation_id"
      where "o"."path" like $1
      limit $2
    )
  ) as counted;

-- listDispatchQueue 4
select count(*) as total
from
  (
    (
      select "n"."id"
      from
        (
          select
            need_id,
            answered_at as started_at,
            contact_due_at as due_at,
            team_id
          from jobs
          where
            status in ('accepted', 'assigning')
            and contacted_at is null
            and need_id is not null
        ) as "k"
        inner join "needs" as "n" on "n"."id" = "k"."need_id"
        left join "organisations" as "o" on "o"."id" = "n"."organisation_id"
      where
        "o"."path" like $1
        and "k"."due_at" < $2
      limit $3
    )
  ) as counted;

-- listDispatchQueue 5
select count(*) as total
from
  (
    (
      select "n"."id"
      from
        (
          select
            need_id,
            answered_at as started_at,
            contact_due_at as due_at,
            team_id
          from jobs
          where
            status in ('accepted', 'assigning')
            and contacted_at is null
            and need_id is not null
        ) as "k"
        inner join "needs" as "n" on "n"."id" = "k"."need_id"
        left join "organisations" as "o" on "o"."id" = "n"."organisation_id"
      where "o"."path" like $1
      limit $2
    )
  ) as counted;

-- listDispatchQueue 6
select count(*) as total
from
  (
    (
      select "n"."id"
      from
        (
          select
            need_id,
            answered_at as started_at,
            finish_due_at as due_at,
            team_id
          from jobs
          where
            status in ('accepted', 'assigning', 'inProgress')
            and contacted_at is not null
            and need_id is not null
        ) as "k"
        inner join "needs" as "n" on "n"."id" = "k"."need_id"
        left join "organisations" as "o" on "o"."id" = "n"."organisation_id"
      where
        "o"."path" like $1
        and "k"."due_at" < $2
      limit $3
    )
  ) as counted;

-- listDispatchQueue 7
select count(*) as total
from
  (
    (
      select "n"."id"
      from
        (
          select
            need_id,
            answered_at as started_at,
            finish_due_at as due_at,
            team_id
          from jobs
          where
            status in ('accepted', 'assigning', 'inProgress')
            and contacted_at is not null
            and need_id is not null
        ) as "k"
        inner join "needs" as "n" on "n"."id" = "k"."need_id"
        left join "organisations" as "o" on "o"."id" = "n"."organisation_id"
      where "o"."path" like $1
      limit $2
    )
  ) as counted;

-- listDispatchQueue 8
select count(*) as total
from
  (
    (
      select "n"."id"
      from
        (
          select
            need_id,
            at as started_at,
            due_at,
            null::bigint as team_id
          from dispatches
          where
            ended_at is null
            and mode = 'assign'
        ) as "k"
        inner join "needs" as "n" on "n"."id" = "k"."need_id"
        left join "organisations" as "o" on "o"."id" = "n"."organisation_id"
      where
        "o"."path" like $1
        and "k"."due_at" < $2
      limit $3
    )
  ) as counted;

-- listDispatchQueue 9
select count(*) as total
from
  (
    (
      select "n"."id"
      from
        (
          select
            need_id,
            at as started_at,
            due_at,
            null::bigint as team_id
          from dispatches
          where
            ended_at is null
            and mode = 'assign'
        ) as "k"
        inner join "needs" as "n" on "n"."id" = "k"."need_id"
        left join "organisations" as "o" on "o"."id" = "n"."organisation_id"
      where "o"."path" like $1
      limit $2
    )
  ) as counted;

-- listDispatchQueue 10
select count(*) as total
from
  (
    (
      select "n"."id"
      from
        (
          select
            need_id,
            at as started_at,
            due_at,
            null::bigint as team_id
          from dispatches
          where
            ended_at is null
            and mode = 'pool'
        ) as "k"
        inner join "needs" as "n" on "n"."id" = "k"."need_id"
        left join "organisations" as "o" on "o"."id" = "n"."organisation_id"
      where
        "o"."path" like $1
        and "k"."due_at" < $2
      limit $3
    )
  ) as counted;

-- listDispatchQueue 11
select count(*) as total
from
  (
    (
      select "n"."id"
      from
        (
          select
            need_id,
            at as started_at,
            due_at,
            null::bigint as team_id
          from dispatches
          where
            ended_at is null
            and mode = 'pool'
        ) as "k"
        inner join "needs" as "n" on "n"."id" = "k"."need_id"
        left join "organisations" as "o" on "o"."id" = "n"."organisation_id"
      where "o"."path" like $1
      limit $2
    )
  ) as counted;

-- listTeamJobs 1
select
  "j".*,
  "i"."name" as "issuer_name",
  "i"."kind" as "unit_kind",
  "i"."name" as "unit_name",
  "i"."lng",
  "i"."lat",
  "i"."path" as "unit_path",
  "a"."name" as "area_name",
  "n"."need_no",
  "n"."need_type",
  "n"."urgency",
  "n"."person_count",
  "n"."status" as "need_status",
  "n"."is_time_flexible",
  "n"."version" as "need_version",
  "n"."requester_account_id"
from
  "jobs" as "j"
  inner join "organisations" as "i" on "i"."id" = "j"."organisation_id"
  inner join "areas" as "a" on "a"."code" = "j"."area"
  left join "needs" as "n" on "n"."id" = "j"."need_id"
where
  "j"."team_id" = $1
  and j.status in ('issued')
order by
  "j"."accept_due_at",
  "j"."id" desc
limit $2
offset $3;

-- listTeamJobs 2
select
  "lng",
  "lat"
from "teams"
where "id" = $1;

-- listTeamJobs 3
select count(*) as total
from
  (
    (
      select "j"."id"
      from
        "jobs" as "j"
        left join "needs" as "n" on "n"."id" = "j"."need_id"
      where
        "j"."team_id" = $1
        and (
          j.status in ('accepted', 'assigning', 'inProgress')
          and j.slot_id is null
        )
      limit $2
    )
  ) as counted;

-- listTeamJobs 4
select count(*) as total
from
  (
    (
      select "j"."id"
      from
        "jobs" as "j"
        left join "needs" as "n" on "n"."id" = "j"."need_id"
      where
        "j"."team_id" = $1
        and (
          j.status in ('open', 'full', 'paused')
          or j.slot_id is not null
          and j.status = 'inProgress'
        )
      limit $2
    )
  ) as counted;

-- listTeamJobs 5
select count(*) as total
from
  (
    (
      select "j"."id"
      from
        "jobs" as "j"
        left join "needs" as "n" on "n"."id" = "j"."need_id"
      where
        "j"."team_id" = $1
        and j.status in ('declined', 'expired', 'withdrawn')
      limit $2
    )
  ) as counted;

-- listTeamJobs 6
select count(*) as total
from
  (
    (
      select "j"."id"
      from
        "jobs" as "j"
        left join "needs" as "n" on "n"."id" = "j"."need_id"
      where
        "j"."team_id" = $1
        and j.status in ('done', 'ended')
      limit $2
    )
  ) as counted;

-- listTeamJobs 7
select count(*) as total
from
  (
    (
      select "j"."id"
      from
        "jobs" as "j"
        left join "needs" as "n" on "n"."id" = "j"."need_id"
      where
        "j"."team_id" = $1
        and j.status in ('issued')
      limit $2
    )
  ) as counted;

-- listTeamJobs 8
select count(*) as total
from
  (
    (
      select "j"."id"
      from
        "jobs" as "j"
        left join "needs" as "n" on "n"."id" = "j"."need_id"
      where
        "j"."team_id" = $1
        and j.status in ('submitted')
      limit $2
    )
  ) as counted;

-- listPoolNeeds 1
with
  found as (
    select id as team_id
    from teams
    where id in ($1)
  ),
  near as (
    select
      t.id,
      t.name,
      t.short_name,
      t.seal_char,
      t.category,
      t.status,
      t.lng,
      t.lat
    from
      found
      join teams t on t.id = found.team_id
    order by
      coalesce(t.id, 0),
      t.id
    limit $2
  )
select
  t.id as team_id,
  t.name,
  t.short_name,
  t.seal_char,
  t.category as main_category,
  t.status,
  t.lng,
  t.lat,
  coalesce(r.done_count, 0) as done_count,
  coalesce(r.people_count, 0) as people_count,
  w.open_count::int as open_count,
  g.asked_count::int as asked_count,
  g.answered_count::int as answered_count,
  g.recent_count::int as recent_count,
  b.before
from
  near t
  left join team_reach r on r.category = $3
  and r.team_id = t.id
  cross join lateral (
    select count(*) as open_count
    from jobs j
    where
      j.team_id = t.id
      and j.kind <> 'standing'
      and j.status in (
        'accepted',
        'assigning',
        'inProgress',
        'submitted'
      )
  ) w
  cross join lateral (
    select
      count(*) filter (
        where
          not j.was_claimed
          and (
            j.answered_at is not null
            or j.status = 'expired'
          )
      ) as asked_count,
      count(*) filter (
        where
          not j.was_claimed
          and j.answered_at is not null
      ) as answered_count,
      count(*) filter (
        where
          j.issued_at > $4
          and j.answered_at is not null
          and j.status <> 'declined'
      ) as recent_count
    from jobs j
    where
      j.team_id = t.id
      and j.issued_at > $5
  ) g
  left join lateral (
    select
      case
        when j.status = 'declined' then 'declined'
        else 'gaveBack'
      end as before
    from jobs j
    where
      j.need_id = $6
      and j.team_id = t.id
      and (
        j.status = 'declined'
        or (
          j.status = 'withdrawn'
          and j.reason in (
            'time',
            'people',
            'ability',
            'distance',
            'safety',
            'other'
          )
        )
      )
    order by j.issued_at desc
    limit 1
  ) b on true
order by t.id;

-- listPoolNeeds 2
select
  "category",
  "people_count",
  "done_count"
from "team_reach"
where "team_id" = $1;

-- listPoolNeeds 3
select
  "j"."need_id",
  "j"."status"
from "jobs" as "j"
where
  "j"."team_id" = $1
  and "j"."need_id" in ($2)
  and (
    j.status = 'declined'
    or (
      j.status = 'withdrawn'
      and j.reason in (
        'time',
        'people',
        'ability',
        'distance',
        'safety',
        'other'
      )
    )
  )
order by "j"."issued_at";

-- listPoolNeeds 5
select
  "n".*,
  "o"."name" as "unit_name",
  "o"."kind" as "unit_kind",
  "o"."path" as "unit_path",
  "o"."lng",
  "o"."lat",
  "a"."name" as "area_name",
  "d"."at" as "opened_at",
  "d"."due_at" as "pool_due_at"
from
  "needs" as "n"
  inner join "organisations" as "o" on "o"."id" = "n"."organisation_id"
  inner join "areas" as "a" on "a"."code" = "n"."area"
  inner join "dispatches" as "d" on d.need_id = n.id
  and "d"."ended_at" is null
where
  n.status = 'openPool'
  and "d"."mode" = $1
  and "d"."due_at" > $2
  and "n"."id" in (
    select "n"."id"
    from
      "needs" as "n"
      inner join "dispatches" as "d" on d.need_id = n.id
      and "d"."ended_at" is null
    where
      n.status = 'openPool'
      and "d"."mode" = $3
      and "d"."due_at" > $4
    order by
      "d"."due_at",
      "n"."id"
    limit $5
    offset $6
  )
order by
  "d"."due_at",
  "n"."id";

-- listPoolNeeds 6
select *
from "dispatch_settings"
where "id" = $1;

-- listPoolNeeds 7
select count(*) as "count"
from "jobs"
where
  "team_id" = $1
  and "kind" <> $2
  and status in (
    'accepted',
    'assigning',
    'inProgress',
    'submitted'
  );

-- listPoolNeeds 8
select count(*) as total
from
  (
    (
      select "n"."id"
      from
        "needs" as "n"
        inner join "dispatches" as "d" on d.need_id + 0 = n.id + 0
        and "d"."ended_at" is null
      where
        n.status = 'openPool'
        and "d"."mode" = $1
        and "d"."due_at" > $2
      limit $3
    )
  ) as counted;

-- listJobs 1
select
  "j"."id",
  "j"."job_no",
  "j"."need_id",
  "j"."title",
  "j"."category",
  "j"."kind",
  "j"."status",
  "j"."issued_at",
  "j"."accept_due_at",
  "j"."answered_at",
  "j"."contact_due_at",
  "j"."contacted_at",
  "j"."finish_due_at",
  "j"."visit_start",
  "j"."result_code",
  "j"."reason",
  "t"."short_name" as "team_name",
  "o"."name" as "unit_name",
  "o"."kind" as "unit_kind",
  "a"."name" as "area_name",
  (
    select count(*)::int
    from job_assignments p
    where
      p.job_id = j.id
      and p.in_at is not null
  ) as "people_count",
  (
    select coalesce(sum(p.minutes), 0)::int
    from job_assignments p
    where p.job_id = j.id
  ) as "minutes"
from
  "jobs" as "j"
  inner join "organisations" as "o" on "o"."id" = "j"."organisation_id"
  inner join "areas" as "a" on "a"."code" = "j"."area"
  left join "teams" as "t" on "t"."id" = "j"."team_id"
where
  "j"."id" in (
    select "k"."id"
    from
      (
        (
          (
            select
              "j"."id",
              "j"."issued_at"
            from
              "jobs" as "j"
              left join "organisations" as "o" on "o"."id" = "j"."organisation_id"
            where
              "o"."path" like $1
              and true
            order by
              "j"."issued_at" desc,
              "j"."id" desc
            limit $2
          )
        )
      ) as "k"
    order by
      "k"."issued_at" desc,
      "k"."id" desc
    limit $3
    offset $4
  )
order by
  "j"."issued_at" desc,
  "j"."id" desc;

-- listJobs 2
select count(*) as total
from
  (
    (
      select "j"."id"
      from
        "jobs" as "j"
        left join "organisations" as "o" on "o"."id" = "j"."organisation_id"
      where
        "o"."path" like $1
        and true
      limit $2
    )
  ) as counted;

-- listJobCandidates 1
select
  "j".*,
  "i"."name" as "issuer_name",
  "i"."kind" as "unit_kind",
  "i"."name" as "unit_name",
  "i"."lng",
  "i"."lat",
  "i"."path" as "unit_path",
  "a"."name" as "area_name",
  "n"."need_no",
  "n"."need_type",
  "n"."urgency",
  "n"."person_count",
  "n"."status" as "need_status",
  "n"."is_time_flexible",
  "n"."version" as "need_version",
  "n"."requester_account_id"
from
  "jobs" as "j"
  inner join "organisations" as "i" on "i"."id" = "j"."organisation_id"
  inner join "areas" as "a" on "a"."code" = "j"."area"
  left join "needs" as "n" on "n"."id" = "j"."need_id"
where "j"."id" = $1;

-- listJobCandidates 2
select
  "p"."volunteer_id",
  "j"."title",
  "j"."visit_start" as "starts_at"
from
  "job_assignments" as "p"
  inner join "jobs" as "j" on "j"."id" = "p"."job_id"
where
  "p"."volunteer_id" in ($1, $2, $3)
  and "p"."status" in ($4, $5)
  and "p"."job_id" <> $6
  and "j"."visit_start" < $7
  and "j"."visit_end" > $8
limit $9;

-- listJobCandidates 3
select
  "u"."volunteer_id",
  "a"."title",
  "u"."starts_at"
from
  "sign_ups" as "u"
  inner join "activities" as "a" on "a"."id" = "u"."activity_id"
where
  "u"."volunteer_id" in ($1, $2, $3)
  and "u"."status" in ($4, $5, $6, $7)
  and "u"."starts_at" < $8
  and "u"."ends_at" > $9
limit $10;

-- listJobCandidates 4
select
  "v"."id" as "volunteer_id",
  "v"."name",
  "v"."status",
  "v"."birth_on",
  "v"."restricted_until",
  "v"."real_name_status",
  "c"."status" as "account_status",
  "m"."member_role",
  exists (
    select 1
    from job_assignments p
    where
      p.job_id = $1
      and p.volunteer_id = v.id
      and p.status in ('offered', 'accepted', 'working')
  ) as "is_asked",
  exists (
    select 1
    from job_assignments p
    where
      p.job_id = $2
      and p.volunteer_id = v.id
      and p.status in ('declined', 'handedBack')
  ) as "said_no"
from
  "team_members" as "m"
  inner join "volunteers" as "v" on "v"."id" = "m"."volunteer_id"
  inner join "accounts" as "c" on "c"."id" = "v"."account_id"
where
  "m"."team_id" = $3
  and "m"."status" = $4
order by
  "m"."joined_at",
  "m"."id"
limit $5
offset $6;

-- listJobCandidates 5
select count(*) as total
from
  (
    (
      select "m"."id"
      from
        "team_members" as "m"
        inner join "volunteers" as "v" on "v"."id" = "m"."volunteer_id"
      where
        "m"."team_id" = $1
        and "m"."status" = $2
      limit $3
    )
  ) as counted;

-- listMyJobs 1
select
  "p".*,
  "j"."job_no",
  "j"."kind",
  "j"."title",
  "j"."content",
  "j"."address",
  "j"."risk_notice",
  "j"."category",
  "j"."need_id",
  "j"."team_id",
  "j"."status" as "job_status",
  "j"."plan_start",
  "j"."plan_end",
  "j"."visit_start",
  "j"."visit_end",
  "j"."visit_status",
  "i"."kind" as "unit_kind",
  "i"."name" as "unit_name",
  "a"."name" as "area_name",
  "v"."name",
  "t"."short_name" as "team_name",
  "t"."account_id" as "team_account_id",
  "t"."status" as "team_status",
  "n"."is_time_flexible",
  "n"."status" as "need_status",
  "n"."outcome" as "need_outcome"
from
  "job_assignments" as "p"
  inner join "jobs" as "j" on "j"."id" = "p"."job_id"
  inner join "volunteers" as "v" on "v"."id" = "p"."volunteer_id"
  inner join "organisations" as "i" on "i"."id" = "j"."organisation_id"
  inner join "areas" as "a" on "a"."code" = "j"."area"
  left join "teams" as "t" on "t"."id" = "j"."team_id"
  left join "needs" as "n" on "n"."id" = "j"."need_id"
where
  "p"."volunteer_id" = $1
  and "p"."status" in ($2)
order by
  "p"."answer_due_at",
  "p"."id" desc
limit $3
offset $4;

-- listMyJobs 2
select count(*) as total
from
  (
    (
      select "p"."id"
      from "job_assignments" as "p"
      where
        "p"."volunteer_id" = $1
        and "p"."status" in ($2)
      limit $3
    )
  ) as counted;

-- listMyJobs 3
select count(*) as total
from
  (
    (
      select "p"."id"
      from "job_assignments" as "p"
      where
        "p"."volunteer_id" = $1
        and "p"."status" in ($2, $3)
      limit $4
    )
  ) as counted;

-- listMyJobs 4
select count(*) as total
from
  (
    (
      select "p"."id"
      from "job_assignments" as "p"
      where
        "p"."volunteer_id" = $1
        and "p"."status" in ($2, $3, $4, $5, $6)
      limit $7
    )
  ) as counted;

-- listOpenMicro 1
select
  "j"."id" as "job_id",
  "j"."job_no",
  "j"."title",
  "j"."content",
  "j"."category",
  "j"."address",
  "j"."plan_end",
  "j"."piece_minutes",
  "t"."short_name" as "team_name",
  "i"."kind" as "unit_kind",
  "i"."name" as "unit_name",
  "a"."name" as "area_name",
  j.people_needed - (
    select count(*)::int
    from micro_parts p
    where
      p.job_id = j.id
      and p.status in ('accepted', 'reported', 'verified')
  ) as "places_left"
from
  "jobs" as "j"
  inner join "organisations" as "i" on "i"."id" = "j"."organisation_id"
  inner join "areas" as "a" on "a"."code" = "j"."area"
  inner join "teams" as "t" on "t"."id" = "j"."team_id"
where
  "j"."kind" = $1
  and "j"."id" in (
    select "j"."id"
    from
      "jobs" as "j"
      inner join "teams" as "t" on "t"."id" = "j"."team_id"
    where
      "j"."kind" = $2
      and j.status = 'open'
      and "j"."plan_end" > $3
      and "t"."status" = $4
      and j.people_needed > (
        select count(*)::int
        from micro_parts p
        where
          p.job_id = j.id
          and p.status in ('accepted', 'reported', 'verified')
      )
      and not exists (
        select 1
        from micro_parts p
        where
          p.job_id = j.id
          and p.volunteer_id = $5
          and p.status in ('accepted', 'reported', 'verified')
      )
    order by
      "j"."plan_end",
      "j"."id"
    limit $6
    offset $7
  )
order by
  "j"."plan_end",
  "j"."id";

-- listOpenMicro 2
select count(*) as total
from
  (
    (
      select "j"."id"
      from
        "jobs" as "j"
        inner join "teams" as "t" on "t"."id" = "j"."team_id"
      where
        "j"."kind" = $1
        and j.status = 'open'
        and "j"."plan_end" > $2
        and "t"."status" = $3
        and j.people_needed > (
          select count(*)::int
          from micro_parts p
          where
            p.job_id = j.id
            and p.status in ('accepted', 'reported', 'verified')
        )
        and not exists (
          select 1
          from micro_parts p
          where
            p.job_id = j.id
            and p.volunteer_id = $4
            and p.status in ('accepted', 'reported', 'verified')
        )
      limit $5
    )
  ) as counted;

-- listMyMicro 1
select
  "j"."id" as "job_id",
  "j"."job_no",
  "j"."title",
  "j"."content",
  "j"."category",
  "j"."address",
  "j"."plan_end",
  "j"."piece_minutes",
  "t"."short_name" as "team_name",
  "i"."kind" as "unit_kind",
  "i"."name" as "unit_name",
  "a"."name" as "area_name",
  "p"."id" as "part_id",
  "p"."status",
  "p"."claimed_at",
  "p"."report_due_at",
  "p"."report_text",
  "p"."done_at",
  "p"."said",
  "p"."version"
from
  "jobs" as "j"
  inner join "organisations" as "i" on "i"."id" = "j"."organisation_id"
  inner join "areas" as "a" on "a"."code" = "j"."area"
  inner join "teams" as "t" on "t"."id" = "j"."team_id"
  inner join "micro_parts" as "p" on "p"."job_id" = "j"."id"
where
  "j"."kind" = $1
  and "p"."volunteer_id" = $2
order by "p"."id" desc
limit $3
offset $4;

-- listMyMicro 2
select *
from "files"
where
  "target_type" = $1
  and "target_id" in ($2, $3)
  and "purpose" = $4
  and "status" = $5
order by "id";

-- listMyMicro 3
select count(*) as total
from
  (
    (
      select "id"
      from "micro_parts"
      where "volunteer_id" = $1
      limit $2
    )
  ) as counted;

-- listMicroParts 2
select
  "p"."id" as "part_id",
  "p"."status",
  "p"."claimed_at",
  "p"."report_due_at",
  "p"."report_text",
  "p"."done_at",
  "p"."said",
  "p"."version",
  "v"."name"
from
  "micro_parts" as "p"
  inner join "volunteers" as "v" on "v"."id" = "p"."volunteer_id"
where "p"."job_id" = $1
order by
  p.status = 'reported' desc,
  "p"."id"
limit $2
offset $3;

-- listMicroParts 3
select count(*) as total
from
  (
    (
      select "id"
      from "micro_parts"
      where "job_id" = $1
      limit $2
    )
  ) as counted;

-- listTeamPosts 1
select
  "j"."id" as "job_id",
  "j"."job_no",
  "j"."title",
  "j"."content",
  "j"."category",
  "j"."address",
  "j"."risk_notice",
  "j"."trial_visits",
  "j"."least_weeks",
  "j"."status",
  "j"."version",
  "t"."id" as "team_id",
  "t"."short_name" as "team_name",
  "i"."kind" as "unit_kind",
  "i"."name" as "unit_name",
  "a"."name" as "area_name",
  (
    select count(*)::int
    from post_people p
    where
      p.job_id = j.id
      and p.status = 'applied'
  ) as "waiting_count"
from
  "jobs" as "j"
  inner join "organisations" as "i" on "i"."id" = "j"."organisation_id"
  inner join "areas" as "a" on "a"."code" = "j"."area"
  inner join "teams" as "t" on "t"."id" = "j"."team_id"
where
  j.kind = 'standing'
  and j.parent_job_id is null
  and "j"."team_id" = $1
order by
  j.status = 'ended',
  "j"."id" desc
limit $2
offset $3;

-- listTeamPosts 2
select
  "s"."id" as "slot_id",
  "s"."job_id",
  "s"."weekday",
  "s"."starts",
  "s"."ends",
  "s"."places",
  (
    select count(*)::int
    from post_people p
    where
      p.slot_id = s.id
      and p.status in ('trial', 'regular')
  ) as "taken_count"
from "post_slots" as "s"
where "s"."job_id" in ($1)
order by
  (s.weekday + 6) % 7,
  "s"."starts";

-- listTeamPosts 3
select count(*) as total
from
  (
    (
      select "j"."id"
      from
        "jobs" as "j"
        inner join "teams" as "t" on "t"."id" = "j"."team_id"
      where
        j.kind = 'standing'
        and j.parent_job_id is null
        and "j"."team_id" = $1
      limit $2
    )
  ) as counted;

-- listPostPeople 1
select
  "p"."id" as "person_id",
  "p"."slot_id",
  "p"."words",
  "p"."said",
  "p"."applied_at",
  "p"."leaves_at",
  "p"."status" as "person_status",
  "p"."version" as "person_version",
  "v"."name",
  (
    select count(*)::int
    from
      job_assignments d
      join jobs c on c.id = d.job_id
    where
      c.parent_job_id = p.job_id
      and d.volunteer_id = p.volunteer_id
      and d.status = 'reported'
  ) as "done_count",
  (
    select count(*)::int
    from
      job_assignments d
      join jobs c on c.id = d.job_id
    where
      c.parent_job_id = p.job_id
      and d.volunteer_id = p.volunteer_id
      and d.status = 'handedBack'
      and d.ended_at <= c.visit_start - interval '24 hours'
  ) as "noticed_count",
  (
    select count(*)::int
    from
      job_assignments d
      join jobs c on c.id = d.job_id
    where
      c.parent_job_id = p.job_id
      and d.volunteer_id = p.volunteer_id
      and d.status = 'handedBack'
      and d.ended_at > c.visit_start - interval '24 hours'
  ) as "late_count",
  (
    select count(*)::int
    from
      job_assignments d
      join jobs c on c.id = d.job_id
    where
      c.parent_job_id = p.job_id
      and d.volunteer_id = p.volunteer_id
      and d.reason = 'missed'
  ) as "missed_count",
  (
    select min(c.visit_start)
    from
      job_assignments d
      join jobs c on c.id = d.job_id
    where
      c.parent_job_id = p.job_id
      and d.volunteer_id = p.volunteer_id
      and d.status = 'accepted'
  ) as "next_duty_at"
from
  "post_people" as "p"
  inner join "volunteers" as "v" on "v"."id" = "p"."volunteer_id"
where "p"."job_id" = $1
order by
  p.status = 'applied' desc,
  p.ended_at is null desc,
  "p"."id"
limit $2
offset $3;

-- listPostPeople 2
select *
from "jobs"
where "id" = $1
for update;

-- listPostPeople 3
select count(*) as total
from
  (
    (
      select "id"
      from "post_people"
      where "job_id" = $1
      limit $2
    )
  ) as counted;

-- listOpenPosts 1
select
  "j"."id" as "job_id",
  "j"."job_no",
  "j"."title",
  "j"."content",
  "j"."category",
  "j"."address",
  "j"."risk_notice",
  "j"."trial_visits",
  "j"."least_weeks",
  "j"."status",
  "j"."version",
  "t"."id" as "team_id",
  "t"."short_name" as "team_name",
  "i"."kind" as "unit_kind",
  "i"."name" as "unit_name",
  "a"."name" as "area_name",
  (
    j.team_id in (
      select m.team_id
      from team_members m
      where
        m.volunteer_id = $1
        and m.status = 'active'
    )
  ) as "is_member"
from
  "jobs" as "j"
  inner join "organisations" as "i" on "i"."id" = "j"."organisation_id"
  inner join "areas" as "a" on "a"."code" = "j"."area"
  inner join "teams" as "t" on "t"."id" = "j"."team_id"
where
  j.kind = 'standing'
  and j.parent_job_id is null
  and "j"."id" in (
    select "j"."id"
    from
      "jobs" as "j"
      inner join "teams" as "t" on "t"."id" = "j"."team_id"
    where
      j.kind = 'standing'
      and j.parent_job_id is null
      and j.status = 'open'
      and t.status = 'active'
      and j.id not in (
        select p.job_id
        from post_people p
        where
          p.volunteer_id = $2
          and p.ended_at is null
      )
    order by
      (
        j.team_id in (
          select m.team_id
          from team_members m
          where
            m.volunteer_id = $3
            and m.status = 'active'
        )
      ) desc,
      "j"."id" desc
    limit $4
    offset $5
  )
order by
  (
    j.team_id in (
      select m.team_id
      from team_members m
      where
        m.volunteer_id = $6
        and m.status = 'active'
    )
  ) desc,
  "j"."id" desc;

-- listOpenPosts 2
select count(*) as total
from
  (
    (
      select "j"."id"
      from
        "jobs" as "j"
        inner join "teams" as "t" on "t"."id" = "j"."team_id"
      where
        j.kind = 'standing'
        and j.parent_job_id is null
        and j.status = 'open'
        and t.status = 'active'
        and j.id not in (
          select p.job_id
          from post_people p
          where
            p.volunteer_id = $1
            and p.ended_at is null
        )
      limit $2
    )
  ) as counted;

-- listMyPosts 1
select
  "j"."id" as "job_id",
  "j"."job_no",
  "j"."title",
  "j"."content",
  "j"."category",
  "j"."address",
  "j"."risk_notice",
  "j"."trial_visits",
  "j"."least_weeks",
  "j"."status",
  "j"."version",
  "t"."id" as "team_id",
  "t"."short_name" as "team_name",
  "i"."kind" as "unit_kind",
  "i"."name" as "unit_name",
  "a"."name" as "area_name",
  "p"."id" as "person_id",
  "p"."slot_id",
  "p"."words",
  "p"."said",
  "p"."applied_at",
  "p"."leaves_at",
  "p"."status" as "person_status",
  "p"."version" as "person_version",
  (
    select count(*)::int
    from
      job_assignments d
      join jobs c on c.id = d.job_id
    where
      c.parent_job_id = p.job_id
      and d.volunteer_id = p.volunteer_id
      and d.status = 'reported'
  ) as "done_count",
  (
    select count(*)::int
    from
      job_assignments d
      join jobs c on c.id = d.job_id
    where
      c.parent_job_id = p.job_id
      and d.volunteer_id = p.volunteer_id
      and d.status = 'handedBack'
      and d.ended_at <= c.visit_start - interval '24 hours'
  ) as "noticed_count",
  (
    select count(*)::int
    from
      job_assignments d
      join jobs c on c.id = d.job_id
    where
      c.parent_job_id = p.job_id
      and d.volunteer_id = p.volunteer_id
      and d.status = 'handedBack'
      and d.ended_at > c.visit_start - interval '24 hours'
  ) as "late_count",
  (
    select count(*)::int
    from
      job_assignments d
      join jobs c on c.id = d.job_id
    where
      c.parent_job_id = p.job_id
      and d.volunteer_id = p.volunteer_id
      and d.reason = 'missed'
  ) as "missed_count",
  (
    select min(c.visit_start)
    from
      job_assignments d
      join jobs c on c.id = d.job_id
    where
      c.parent_job_id = p.job_id
      and d.volunteer_id = p.volunteer_id
      and d.status = 'accepted'
  ) as "next_duty_at"
from
  "jobs" as "j"
  inner join "organisations" as "i" on "i"."id" = "j"."organisation_id"
  inner join "areas" as "a" on "a"."code" = "j"."area"
  inner join "teams" as "t" on "t"."id" = "j"."team_id"
  inner join "post_people" as "p" on "p"."job_id" = "j"."id"
where
  j.kind = 'standing'
  and j.parent_job_id is null
  and "p"."volunteer_id" = $1
order by
  p.ended_at is null desc,
  "p"."id" desc
limit $2
offset $3;

-- listMyPosts 3
select count(*) as total
from
  (
    (
      select "id"
      from "post_people"
      where "volunteer_id" = $1
      limit $2
    )
  ) as counted;
