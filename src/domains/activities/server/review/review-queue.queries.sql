-- pending, in scope
with
  page as (
    select a.id
    from activities a
    where
      a.status = 'pending'
      and a.organisation_id in (
        select id
        from organisations
        where starts_with(path, $1)
      )
      and (
        lower(a.title) like $2
        or a.team_id in (
          select id
          from teams
          where lower(name) like $3
        )
      )
    order by
      a.submitted_at,
      a.id
    limit $4
    offset $5
  )
select
  a.id,
  a.version,
  a.activity_no,
  a.title,
  a.category,
  ar.name as area_name,
  a.starts_at,
  a.ends_at,
  a.capacity,
  a.status,
  a.submitted_at,
  a.warn_count,
  a.release_count,
  a.reviewed_at,
  a.reviewed_by,
  a.review_note,
  a.cover,
  w.submitted_at as change_submitted_at,
  w.id as change_id,
  r.display_name as reviewer_name,
  t.id as team_id,
  t.name as team_name,
  t.short_name as team_short_name,
  t.category as team_category,
  t.seal_char as team_seal_char,
  (
    select count(*)::int
    from shifts
    where activity_id = a.id
  ) as shift_count
from
  page
  join activities a on a.id = page.id
  join teams t on t.id = a.team_id
  left join areas ar on ar.code = a.area
  left join accounts r on r.id = a.reviewed_by
  left join activity_changes w on w.activity_id = a.id
  and w.status = 'pending'
order by
  a.submitted_at,
  a.id;

-- passed, by keyword
with
  page as (
    select a.id
    from activities a
    where
      a.status in (
        'published',
        'suspended',
        'settling',
        'publicity',
        'closed',
        'cancelled'
      )
      and a.id in (
        (
          with
            found_share as materialized (
              select count(*) as count
              from
                (
                  select tokens
                  from activity_search s
                  order by s.activity_id desc
                  limit 250
                ) n
              where tokens @@ $1::tsquery
            ),
            found_walk as materialized (
              select id
              from
                (
                  select
                    s.activity_id as id,
                    tokens
                  from activity_search s
                  order by s.activity_id desc
                  limit 20000
                ) n
              where
                tokens @@ $2::tsquery
                and (
                  select count
                  from found_share
                ) >= 40
              limit 1000
            ),
            found as materialized (
              select id
              from found_walk
              where
                (
                  select count(*)
                  from found_walk
                ) >= 1000
              union all
              (
                select s.activity_id
                from activity_search s
                where
                  s.tokens @@ $3::tsquery
                  and (
                    select count(*)
                    from found_walk
                  ) < 1000
                order by s.activity_id + 0 desc
                limit 1000
              )
            )
          select id
          from found
        )
        union all
        (
          select id
          from activities
          where
            team_id in (
              select id
              from teams
              where lower(name) like $4
            )
          order by
            updated_at desc,
            id desc
          limit 1000
        )
      )
      and (
        lower(a.title) like $5
        or a.team_id in (
          select id
          from teams
          where lower(name) like $6
        )
      )
    order by
      a.reviewed_at desc,
      a.id desc
    limit $7
    offset $8
  )
select
  a.id,
  a.version,
  a.activity_no,
  a.title,
  a.category,
  ar.name as area_name,
  a.starts_at,
  a.ends_at,
  a.capacity,
  a.status,
  a.submitted_at,
  a.warn_count,
  a.release_count,
  a.reviewed_at,
  a.reviewed_by,
  a.review_note,
  a.cover,
  w.submitted_at as change_submitted_at,
  w.id as change_id,
  r.display_name as reviewer_name,
  t.id as team_id,
  t.name as team_name,
  t.short_name as team_short_name,
  t.category as team_category,
  t.seal_char as team_seal_char,
  (
    select count(*)::int
    from shifts
    where activity_id = a.id
  ) as shift_count
from
  page
  join activities a on a.id = page.id
  join teams t on t.id = a.team_id
  left join areas ar on ar.code = a.area
  left join accounts r on r.id = a.reviewed_by
  left join activity_changes w on w.activity_id = a.id
  and w.status = 'pending'
order by
  a.reviewed_at desc,
  a.id desc;

-- changes, by when they were handed in
with
  page as (
    select a.id
    from
      activity_changes w
      join activities a on a.id = w.activity_id
    where
      w.status = 'pending'
      and a.status = 'published'
    order by
      w.submitted_at,
      w.id
    limit $1
    offset $2
  )
select
  a.id,
  a.version,
  a.activity_no,
  a.title,
  a.category,
  ar.name as area_name,
  a.starts_at,
  a.ends_at,
  a.capacity,
  a.status,
  a.submitted_at,
  a.warn_count,
  a.release_count,
  a.reviewed_at,
  a.reviewed_by,
  a.review_note,
  a.cover,
  w.submitted_at as change_submitted_at,
  w.id as change_id,
  r.display_name as reviewer_name,
  t.id as team_id,
  t.name as team_name,
  t.short_name as team_short_name,
  t.category as team_category,
  t.seal_char as team_seal_char,
  (
    select count(*)::int
    from shifts
    where activity_id = a.id
  ) as shift_count
from
  page
  join activities a on a.id = page.id
  join teams t on t.id = a.team_id
  left join areas ar on ar.code = a.area
  left join accounts r on r.id = a.reviewed_by
  left join activity_changes w on w.activity_id = a.id
  and w.status = 'pending'
order by
  w.submitted_at,
  w.id;

-- counts of overdue ones and of changes
select
  array[
    (
      select count(*)
      from
        (
          select
          from activities a
          where
            a.status = 'pending'
            and a.submitted_at < $1
          limit 1001
        ) m
    ),
    (
      select count(*)
      from
        (
          select
          from
            activity_changes w
            join activities a on a.id = w.activity_id
          where
            w.status = 'pending'
            and a.status = 'published'
          limit 1001
        ) m
    )
  ]::int[] as counts;

-- one row
select
  a.id,
  a.version,
  a.activity_no,
  a.title,
  a.category,
  ar.name as area_name,
  a.starts_at,
  a.ends_at,
  a.capacity,
  a.status,
  a.submitted_at,
  a.warn_count,
  a.release_count,
  a.reviewed_at,
  a.reviewed_by,
  a.review_note,
  a.cover,
  w.submitted_at as change_submitted_at,
  w.id as change_id,
  r.display_name as reviewer_name,
  t.id as team_id,
  t.name as team_name,
  t.short_name as team_short_name,
  t.category as team_category,
  t.seal_char as team_seal_char,
  (
    select count(*)::int
    from shifts
    where activity_id = a.id
  ) as shift_count,
  a.organisation_id,
  o.name as organisation_name,
  t.stars as team_stars,
  t.trust_grade,
  t.leader_name,
  t.contact_phone,
  (
    select count(*)::int
    from team_members
    where
      team_id = t.id
      and status = 'active'
  ) as member_count,
  (
    select count(*)::int
    from activities
    where
      team_id = t.id
      and status in ('published', 'settling', 'publicity', 'closed')
  ) as activity_count
from
  activities a
  join teams t on t.id = a.team_id
  left join areas ar on ar.code = a.area
  left join accounts r on r.id = a.reviewed_by
  left join activity_changes w on w.activity_id = a.id
  and w.status = 'pending'
  join organisations o on o.id = a.organisation_id
where
  a.id = $1
  and a.status <> 'draft';
