-- one activity
select
  a.id,
  a.activity_no,
  a.title,
  a.summary,
  a.category,
  a.area,
  ar.name as area_name,
  a.place_name,
  a.starts_at,
  a.ends_at,
  a.sign_up_opens_at,
  a.sign_up_closes_at,
  a.waitlist_mode,
  a.status,
  a.cover,
  a.capacity,
  a.taken_count,
  s.shift_count,
  s.min_needed,
  s.places_left,
  n.id as next_id,
  n.post_name as next_post_name,
  n.starts_at as next_starts_at,
  n.ends_at as next_ends_at,
  n.break_minutes as next_break_minutes,
  a.lng,
  a.lat,
  a.minor_policy,
  a.recruit_scope,
  t.id as team_id,
  t.name as team_name,
  t.short_name as team_short_name,
  t.category as team_category,
  t.seal_char as team_seal_char,
  a.cancel_reason,
  a.content,
  a.content_html,
  a.pictures,
  a.posts,
  a.recruit_teams,
  a.companions_max,
  a.requirements,
  a.preparations,
  a.service_objects,
  a.guarantees,
  a.address,
  a.place_note,
  a.check_in_radius_m,
  a.place_policy,
  a.sign_up_mode,
  a.cancel_deadline_hours,
  a.min_age,
  a.max_age,
  a.min_minutes,
  a.risk_level,
  a.risk_notice,
  a.risk_version,
  a.policy_no,
  a.subsidy,
  a.weather_policy,
  a.contact_name,
  a.contact_phone,
  a.is_contact_public,
  a.beneficiary_planned,
  a.beneficiary_actual,
  a.settle_summary,
  a.published_at,
  o.name as organisation_name,
  t.stars as team_stars,
  t.slogan as team_slogan,
  coalesce(f.member_count, 0) as member_count,
  coalesce(f.activity_count, 0) as activity_count,
  coalesce(f.effective_minutes, 0)::int as effective_minutes,
  t.status = 'active'
  and t.join_mode <> 'closed' as takes_members,
  exists (
    select 1
    from activity_makeups m
    where m.activity_id = a.id
  ) as is_makeup
from
  activities a
  join teams t on t.id = a.team_id
  join organisations o on o.id = a.organisation_id
  left join team_figures f on f.team_id = t.id
  left join areas ar on ar.code = a.area
  cross join lateral (
    select
      count(*)::int as shift_count,
      coalesce(sum(min_needed), 0)::int as min_needed,
      coalesce(
        sum(capacity - taken_count) filter (
          where
            status = 'open'
            and coalesce(closes_at, starts_at) > $1
        ),
        0
      )::int as places_left
    from shifts
    where activity_id = a.id
  ) s
  left join lateral (
    select
      id,
      post_name,
      starts_at,
      ends_at,
      break_minutes
    from shifts
    where activity_id = a.id
    order by
      ends_at <= $2,
      case when ends_at > $3 then starts_at
      end,
      starts_at desc,
      id
    limit 1
  ) n on true
where
  a.id = $4
  and a.status in (
    'published',
    'settling',
    'publicity',
    'closed',
    'cancelled'
  );
