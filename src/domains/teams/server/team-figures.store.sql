-- whose figures are stale
select "team_id"
from "team_figures"
where "computed_at" < $1
order by "computed_at"
limit $2;

-- count anew
insert into
  team_figures (
    team_id,
    member_count,
    activity_count,
    effective_minutes,
    computed_at
  )
select
  t.id,
  (
    select count(*)
    from team_members m
    where
      m.team_id = t.id
      and m.status = 'active'
  ),
  (
    select count(*)
    from activities a
    where
      a.team_id = t.id
      and a.status in ('published', 'settling', 'publicity', 'closed')
  ),
  (
    select coalesce(sum(h.minutes), 0)
    from service_hours h
    where
      h.team_id = t.id
      and h.status = 'effective'
  ),
  $1
from teams t
where t.id = any ($2)
on conflict (team_id) do update
set
  member_count = excluded.member_count,
  activity_count = excluded.activity_count,
  effective_minutes = excluded.effective_minutes,
  computed_at = excluded.computed_at;
