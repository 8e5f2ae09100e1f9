-- getHomeFigures 1
select
  (
    select count(*)
    from volunteers
    where status <> 'closed'
  ) as volunteer_count,
  (
    select count(*)
    from teams
    where status = 'active'
  ) as team_count,
  (
    select coalesce(sum(value), 0)
    from day_sums_now
    where kind = 'servedMinutes'
  ) as effective_minutes,
  (
    select count(*)
    from activities
    where
      status in ('published', 'settling', 'publicity', 'closed')
      and starts_at >= $1
      and starts_at < $2
  ) as month_activity_count;

-- getHomeFigures 2
select
  "key",
  "value",
  "computed_at"
from "figures"
where "key" in ($1, $2, $3, $4);

-- getMonthStars 1
select
  t.id as team_id,
  t.name,
  t.category,
  t.seal_char,
  t.icon_url,
  m.minutes,
  m.activity_count
from
  (
    select
      h.team_id,
      sum(h.minutes)::int as minutes,
      count(distinct h.service_key)::int as activity_count
    from service_hours h
    where
      h.status = 'effective'
      and h.service_on >= $1::date
      and h.service_on < $2::date
    group by h.team_id
    having sum(h.minutes) > 0
  ) m
  join teams t on t.id = m.team_id
where t.status = 'active'
order by
  m.minutes desc,
  t.id
limit 4;

-- getMonthStars 2
with
  sums as (
    select
      h.volunteer_id as id,
      sum(h.minutes)::int as minutes
    from service_hours h
    where
      h.status = 'effective'
      and h.service_on >= $1::date
      and h.service_on < $2::date
    group by h.volunteer_id
    having sum(h.minutes) > 0
    order by
      minutes desc,
      id
    offset 0
  ),
  most as (
    select
      s.id,
      s.minutes,
      v.name,
      v.gender,
      v.is_name_public
    from
      sums s
      join lateral (
        select *
        from volunteers
        where id = s.id
        offset 0
      ) v on v.joins_rankings
      and v.status = 'active'
    order by
      s.minutes desc,
      s.id
    limit 3
  )
select
  m.id,
  m.name,
  m.gender,
  m.is_name_public,
  m.minutes,
  (
    select t.name
    from
      service_hours h
      join teams t on t.id = h.team_id
    where
      h.volunteer_id = m.id
      and h.status = 'effective'
      and h.service_on >= $3::date
      and h.service_on < $4::date
    group by t.id
    order by
      sum(h.minutes) desc,
      t.id
    limit 1
  ) as team_name,
  coalesce(
    (
      select max(star.level)
      from star_awards star
      where
        star.volunteer_id = "m"."id"
        and star.state = 'awarded'
    ),
    0
  ) as stars
from most m
order by
  m.minutes desc,
  m.id;

-- getTeamHome 1
select
  count(*)::int as count,
  coalesce(sum(r.timely), 0)::int as timely,
  coalesce(sum(r.attitude), 0)::int as attitude,
  coalesce(sum(r.quality), 0)::int as quality
from
  jobs j
  join need_ratings r on r.need_id = j.need_id
  and r.at >= j.submitted_at
where
  j.team_id = $1
  and j.kind = 'dispatch'
  and j.submitted_at > $2
  and num_nulls (r.timely, r.attitude, r.quality) = 0
  and not exists (
    select 1
    from jobs o
    where
      o.need_id = j.need_id
      and o.id <> j.id
      and o.submitted_at > j.submitted_at
      and o.submitted_at <= r.at
  );

-- getTeamHome 2
select
  (
    select count(*)
    from team_members
    where
      team_id = $1
      and status = 'active'
  ) as member_count,
  (
    select count(*)
    from activities
    where
      team_id = $2
      and status in ('published', 'settling', 'publicity', 'closed')
  ) as activity_count,
  (
    select coalesce(sum(minutes), 0)
    from service_hours
    where
      team_id = $3
      and status = 'effective'
  ) as effective_minutes,
  (
    select count(distinct h.volunteer_id)
    from
      service_hours h
      join team_members m on m.team_id = h.team_id
      and m.volunteer_id = h.volunteer_id
      and m.status = 'active'
    where
      h.team_id = $4
      and h.status in (
        'calculated',
        'submitted',
        'confirmed',
        'publicity',
        'disputed',
        'effective'
      )
      and h.service_on >= $5
  ) as active_count,
  day.came,
  day.due
from
  (
    select
      count(*) as due,
      count(*) filter (where p.status in ('checkedIn', 'checkedOut', 'noCheckOut')) as came
    from
      participations p
      join activities a on a.id = p.activity_id
    where
      a.team_id = $6
      and p.created_at > $7
      and p.status not in ('excused', 'expected')
  ) day;

-- getTeamHome 3
select
  "a"."id" as "activity_id",
  "s"."id" as "shift_id",
  "a"."title",
  "s"."post_name",
  "a"."place_name",
  "s"."starts_at",
  "s"."ends_at",
  "s"."capacity",
  "s"."taken_count",
  "s"."min_needed",
  (
    select count(*)
    from participations p
    where
      p.shift_id = s.id
      and p.status = 'checkedIn'
  ) as "inside_count"
from
  "shifts" as "s"
  inner join "activities" as "a" on "a"."id" = "s"."activity_id"
where
  "a"."team_id" = $1
  and "a"."status" in ($2, $3)
  and "s"."status" <> $4
  and "s"."starts_at" >= $5
order by
  "s"."starts_at",
  "s"."id"
limit $6;

-- getTeamHome 4
select
  "a"."title",
  "s"."starts_at",
  "r"."text",
  "r"."scores"
from
  "ratings" as "r"
  inner join "activities" as "a" on "a"."id" = "r"."activity_id"
  inner join "participations" as "p" on "p"."id" = "r"."participation_id"
  inner join "shifts" as "s" on "s"."id" = "p"."shift_id"
where
  "r"."team_id" = $1
  and "r"."direction" = 'ofService'
  and "r"."shown_at" <= $2
  and "r"."text" <> $3
order by
  "r"."shown_at" desc,
  "r"."participation_id" desc
limit $4;

-- getTeamHome 5
select
  "m"."id" as "team_user_id",
  "h"."volunteer_id",
  "m"."gender",
  "m"."name",
  sum(h.minutes) as "minutes",
  count(distinct h.service_key) as "service_count"
from
  "service_hours" as "h"
  inner join "team_members" as "m" on "m"."volunteer_id" = "h"."volunteer_id"
  and "m"."team_id" = "h"."team_id"
  and "m"."status" = $1
where
  "h"."team_id" = $2
  and "h"."status" in ($3, $4, $5, $6, $7, $8)
  and "h"."service_on" >= $9
group by
  "m"."id",
  "h"."volunteer_id",
  "m"."gender",
  "m"."name"
order by
  sum(h.minutes) desc,
  "m"."id"
limit $10;

-- getTeamHome 6
select
  "service_on",
  sum(minutes) as "minutes"
from "service_hours"
where
  "team_id" = $1
  and "status" = $2
  and "service_on" >= $3
group by "service_on";

-- listTeamTodos 1
select
  key,
  count,
  oldest_at
from
  (
    select
      'pendingSignUps' as key,
      count(*) as count,
      min(u.created_at) as oldest_at
    from
      sign_ups u
      join activities a on a.id = u.activity_id
    where
      a.team_id = $1
      and a.status = 'published'
      and u.status = 'pending'
      and u.starts_at > $2
    union all
    select
      'openQuestions',
      count(*),
      min(p.created_at)
    from
      chat_posts p
      join activities a on a.id = p.activity_id
    where
      a.team_id = $3
      and p.kind = 'question'
      and p.status = 'visible'
      and p.answered_at is null
    union all
    select
      'applicants',
      count(*),
      min(created_at)
    from team_members
    where
      team_id = $4
      and status = 'applied'
    union all
    select
      'openJobs',
      count(*),
      min(issued_at)
    from jobs
    where
      team_id = $5
      and status = 'issued'
    union all
    select
      'returned',
      count(*),
      min(coalesce(reviewed_at, submitted_at, created_at))
    from activities
    where
      team_id = $6
      and status = 'returned'
    union all
    select
      'noCheckOut',
      count(*),
      min(s.ends_at)
    from
      participations p
      join activities a on a.id = p.activity_id
      join shifts s on s.id = p.shift_id
    where
      a.team_id = $7
      and a.status in ('published', 'settling')
      and p.status = 'noCheckOut'
    union all
    select
      'calculated',
      count(*),
      min(created_at)
    from service_hours
    where
      team_id = $8
      and status = 'calculated'
    union all
    select
      'corrections',
      count(*),
      min(created_at)
    from hour_corrections
    where
      team_id = $9
      and state = 'atTeam'
      and awaits_until is null
    union all
    select
      'claims',
      count(*),
      min(created_at)
    from hour_claims
    where
      team_id = $10
      and state = 'atTeam'
      and awaits_until is null
    union all
    select
      'settling',
      count(*),
      min(coalesce(ends_at, starts_at, created_at))
    from activities
    where
      team_id = $11
      and status = 'settling'
    union all
    select
      'disputed',
      count(*),
      min(coalesce(objected_at, updated_at))
    from service_hours
    where
      team_id = $12
      and status = 'disputed'
  ) waiting
where count > 0
order by
  oldest_at,
  key;

-- getVolunteerHome 1
select
  s.starts_at,
  'attended' as kind,
  a.id as activity_id,
  a.title
from
  participations p
  join shifts s on s.id = p.shift_id
  join activities a on a.id = p.activity_id
where
  p.volunteer_id = $1
  and p.status in ('checkedIn', 'checkedOut', 'noCheckOut')
  and s.starts_at > $2
  and s.starts_at < $3
union all
select
  u.starts_at,
  'signedUp',
  a.id,
  a.title
from
  sign_ups u
  join activities a on a.id = u.activity_id
where
  u.volunteer_id = $4
  and u.status = 'confirmed'
  and u.starts_at > $5
  and u.starts_at < $6
  and not exists (
    select 1
    from participations p
    where
      p.shift_id = u.shift_id
      and p.volunteer_id = u.volunteer_id
      and p.status <> 'expected'
  )
order by
  1,
  3
limit 200;

-- getVolunteerHome 2
select
  "a"."id" as "activity_id",
  "a"."title",
  "a"."category",
  "r"."name" as "area",
  "a"."starts_at",
  a.cover as "cover"
from
  "activities" as "a"
  inner join "areas" as "r" on "r"."code" = "a"."area"
where
  "a"."status" = $1
  and "a"."starts_at" > $2
  and "a"."sign_up_closes_at" > $3
  and "a"."sign_up_opens_at" <= $4
  and "a"."recruit_scope" = $5
  and a.taken_count < a.capacity
  and (
    "a"."category" in ($6)
    or "a"."area" = $7
  )
  and not exists (
    select "u"."id"
    from "sign_ups" as "u"
    where
      "u"."activity_id" = "a"."id"
      and "u"."volunteer_id" = $8
  )
order by
  "a"."starts_at",
  "a"."id"
limit $9;

-- getVolunteerHome 3
select
  "area",
  "service_categories"
from "volunteers"
where "id" = $1;

-- getVolunteerHome 4
select
  "id",
  "activity_id"
from "sign_ups"
where
  "volunteer_id" = $1
  and "status" = $2
limit $3;

-- getVolunteerHome 5
select
  "u"."id" as "sign_up_id",
  "a"."id" as "activity_id",
  "s"."id" as "shift_id",
  "a"."title",
  "a"."category",
  a.cover as "cover",
  "s"."post_name",
  "a"."place_name",
  "s"."starts_at",
  "s"."ends_at"
from
  "sign_ups" as "u"
  inner join "activities" as "a" on "a"."id" = "u"."activity_id"
  inner join "shifts" as "s" on "s"."id" = "u"."shift_id"
  left join "participations" as "p" on "p"."sign_up_id" = "u"."id"
where
  "u"."volunteer_id" = $1
  and "u"."status" = $2
  and "u"."ends_at" > $3
  and (
    p.status = 'checkedIn'
    or (
      p.status is null
      and u.ends_at > $4
    )
  )
order by
  "u"."starts_at",
  "u"."id"
limit $5;

-- getVolunteerHome 6
select count(*) as "count"
from
  "participations" as "p"
  left join "service_hours" as "h" on "h"."participation_id" = "p"."id"
  and "h"."source" = $1
where
  "p"."volunteer_id" = $2
  and "p"."volunteer_confirmed_at" is null
  and "p"."objection" is null
  and "h"."objection" is null
  and (
    h.status is null
    or h.status in ('calculated', 'submitted', 'publicity')
  )
  and case
    when 'fixed' in (
      coalesce(p.in_method, ''),
      coalesce(p.out_method, '')
    ) then p.status = 'checkedOut'
    else p.is_walk_in
    and p.status in ('checkedIn', 'checkedOut', 'noCheckOut')
    and not coalesce(
      p.in_method in ('rotatingCode', 'shortCode', 'volunteerCode'),
      false
    )
    and not coalesce(
      p.out_method in ('rotatingCode', 'shortCode', 'volunteerCode'),
      false
    )
  end;

-- listMyTimeline 1
select
  f.*,
  coalesce(a.title, f.named) as title
from
  (
    (
      select f.*
      from
        (
          select
            g.*,
            array_position($1::text[], g.kind) as step
          from
            (
              select
                f.at,
                f.kind,
                u.id,
                u.activity_id,
                null::bigint as assignment_id,
                null::text as named,
                f.how,
                f.reason,
                null::int as minutes,
                null::int as before,
                null::timestamptz as about,
                null::text as post
              from
                sign_ups u
                cross join lateral (
                  values
                    (
                      u.created_at,
                      case
                        when u.decided_at = u.created_at
                        or (
                          u.decided_at is null
                          and u.status in ('confirmed', 'cancelled')
                        ) then 'signedUp'
                        when u.queued_at is not null
                        and u.decided_by is null then 'queued'
                        else 'applied'
                      end,
                      null,
                      null
                    ),
                    (
                      case
                        when u.status in ('confirmed', 'cancelled')
                        and u.decided_at > u.created_at then u.decided_at
                      end,
                      case
                        when u.source = 'waitlist' then 'promoted'
                        else 'approved'
                      end,
                      null,
                      null
                    ),
                    (
                      case u.status
                        when 'rejected' then u.decided_at
                        when 'cancelled' then u.cancelled_at
                        else u.updated_at
                      end,
                      case
                        when u.status = 'cancelled'
                        and u.is_late_cancel then 'cancelledLate'
                        when not u.status in ('pending', 'confirmed', 'waitlisted', 'offered') then u.status
                      end,
                      u.cancel_code,
                      u.status_reason
                    )
                ) f (at, kind, how, reason)
              where
                u.volunteer_id = $2
                and "u"."created_at" <= $3
            ) g
        ) f
      where
        f.at is not null
        and f.kind is not null
        and (f.at, f.step, f.id) < ($4::timestamptz, $5::int, $6::bigint)
      order by
        f.at desc,
        f.step desc,
        f.id desc
      limit $7
    )
    union all
    (
      select f.*
      from
        (
          select
            g.*,
            array_position($8::text[], g.kind) as step
          from
            (
              select
                l.at,
                case
                  when l.action = 'offerPlace' then 'offered'
                  when l.action = 'expireOffer' then 'offerExpired'
                  when l.action = 'moveSignUp' then 'moved'
                  when l.detail ->> 'to' = 'waitlisted' then 'putInQueue'
                  when u.status not in ('removed', 'void') then null
                  when l.detail ->> 'to' = 'confirmed' then 'approved'
                  when l.action = 'promoteWaiting'
                  or l.detail ->> 'answer' = 'accept' then 'promoted'
                end as kind,
                l.id,
                u.activity_id,
                null::bigint as assignment_id,
                null::text as named,
                null::text as how,
                case when l.action = 'moveSignUp' then l.reason
                end as reason,
                null::int as minutes,
                null::int as before,
                case
                  when l.action = 'moveSignUp' then s.starts_at
                  when l.action = 'offerPlace'
                  and u.status = 'offered'
                  and l.at >= u.queued_at then u.offer_expires_at
                end as about,
                s.post_name as post
              from
                sign_ups u
                cross join lateral (
                  select l.*
                  from audit_log l
                  where
                    l.target_type = 'signUp'
                    and l.target_id = u.id
                    and "l"."at" <= $9
                    and l.action in (
                      'offerPlace',
                      'expireOffer',
                      'moveSignUp',
                      'decideApplications',
                      'promoteWaiting',
                      'answerOffer',
                      'answerActionLink'
                    )
                  order by
                    l.at desc,
                    l.id desc
                  limit $10
                ) l
                left join shifts s on s.id = (l.detail ->> 'toShiftId')::bigint
              where
                u.volunteer_id = $11
                and "u"."created_at" <= $12
            ) g
        ) f
      where
        f.at is not null
        and f.kind is not null
        and (f.at, f.step, f.id) < ($13::timestamptz, $14::int, $15::bigint)
      order by
        f.at desc,
        f.step desc,
        f.id desc
      limit $16
    )
    union all
    (
      select f.*
      from
        (
          select
            g.*,
            array_position($17::text[], g.kind) as step
          from
            (
              select
                e.at,
                e.kind,
                e.id,
                p.activity_id,
                null::bigint as assignment_id,
                null::text as named,
                e.how,
                e.reason,
                null::int as minutes,
                null::int as before,
                e.about,
                null::text as post
              from
                participations p
                cross join lateral (
                  (
                    select
                      e.at,
                      e.id,
                      e.method as how,
                      e.reason,
                      case e.kind
                        when 'in' then case
                          when p.is_walk_in then 'walkedIn'
                          else 'checkedIn'
                        end
                        when 'out' then 'checkedOut'
                        when 'fix' then 'checkOutFixed'
                        when 'undo' then 'checkOutUndone'
                        when 'undone' then 'attendanceUndone'
                        when 'confirm' then 'attendanceConfirmed'
                        else e.kind
                      end as kind,
                      case
                        when e.kind = 'fix'
                        and not exists (
                          select 1
                          from attendance_events o
                          where
                            o.participation_id = p.id
                            and o.kind in ('undo', 'undone')
                            and o.id > e.id
                        ) then p.checked_out_at
                      end as about
                    from attendance_events e
                    where
                      e.participation_id = p.id
                      and "e"."at" <= $18
                    order by e.id desc
                    limit $19
                  )
                  union all
                  select
                    p.updated_at,
                    p.id,
                    null,
                    null,
                    'noCheckOut',
                    null
                  where p.status = 'noCheckOut'
                ) e
              where
                p.volunteer_id = $20
                and "p"."created_at" <= $21
            ) g
        ) f
      where
        f.at is not null
        and f.kind is not null
        and (f.at, f.step, f.id) < ($22::timestamptz, $23::int, $24::bigint)
      order by
        f.at desc,
        f.step desc,
        f.id desc
      limit $25
    )
    union all
    (
      select f.*
      from
        (
          select
            g.*,
            array_position($26::text[], g.kind) as step
          from
            (
              select
                f.at,
                f.kind,
                h.id,
                h.activity_id,
                h.assignment_id,
                h.activity_title as named,
                null::text as how,
                f.reason,
                f.minutes,
                null::int as before,
                f.about,
                null::text as post
              from
                service_hours h
                cross join lateral (
                  values
                    (
                      h.created_at,
                      case h.source
                        when 'attendance' then 'hoursComputed'
                        when 'jobReport' then 'hoursComputed'
                        when 'ownClaim' then 'hoursClaimed'
                        else 'hoursEntered'
                      end,
                      case
                        when h.source in ('attendance', 'jobReport') then h.calculated_minutes
                        else h.minutes
                      end,
                      case h.source
                        when 'teamEntry' then h.reason
                      end,
                      null::timestamptz
                    ),
                    (
                      case when h.publicity_starts_at is distinct from h.confirmed_at then h.confirmed_at
                      end,
                      'hoursConfirmed',
                      h.minutes,
                      null,
                      null
                    ),
                    (
                      h.publicity_starts_at,
                      case
                        when h.publicity_starts_at = h.confirmed_at then 'hoursPublic'
                        else 'hoursApproved'
                      end,
                      h.minutes,
                      null,
                      h.publicity_ends_at
                    ),
                    (
                      h.effective_at,
                      'hoursEffective',
                      h.minutes,
                      null,
                      null
                    ),
                    (
                      h.updated_at,
                      case h.status
                        when 'rejected' then 'hoursRejected'
                        when 'voided' then 'hoursVoided'
                      end,
                      h.minutes,
                      coalesce(h.decision_note, h.objection_answer),
                      null
                    )
                ) f (at, kind, minutes, reason, about)
              where
                h.volunteer_id = $27
                and h.source <> 'reversal'
                and "h"."created_at" <= $28
            ) g
        ) f
      where
        f.at is not null
        and f.kind is not null
        and (f.at, f.step, f.id) < ($29::timestamptz, $30::int, $31::bigint)
      order by
        f.at desc,
        f.step desc,
        f.id desc
      limit $32
    )
    union all
    (
      select f.*
      from
        (
          select
            g.*,
            array_position($33::text[], g.kind) as step
          from
            (
              select
                l.at,
                case l.action
                  when 'adjustHour' then 'hoursAdjusted'
                  when 'objectHour' then 'hoursDisputed'
                  else 'objectionAnswered'
                end as kind,
                l.id,
                h.activity_id,
                h.assignment_id,
                h.activity_title as named,
                null::text as how,
                l.reason,
                coalesce((l.detail ->> 'after')::int, h.minutes) as minutes,
                case l.action
                  when 'adjustHour' then (l.detail ->> 'before')::int
                end as before,
                null::timestamptz as about,
                null::text as post
              from
                service_hours h
                cross join lateral (
                  select l.*
                  from audit_log l
                  where
                    l.target_type = 'serviceHour'
                    and l.target_id = h.id
                    and "l"."at" <= $34
                    and (
                      l.action in ('adjustHour', 'objectHour')
                      or (
                        l.action = 'decideHour'
                        and l.detail ->> 'before' = 'disputed'
                        and l.detail ->> 'verdict' = 'approve'
                      )
                    )
                  order by
                    l.at desc,
                    l.id desc
                  limit $35
                ) l
              where
                h.volunteer_id = $36
                and "h"."created_at" <= $37
                and (
                  h.entered_by is not null
                  or h.objection is not null
                )
            ) g
        ) f
      where
        f.at is not null
        and f.kind is not null
        and (f.at, f.step, f.id) < ($38::timestamptz, $39::int, $40::bigint)
      order by
        f.at desc,
        f.step desc,
        f.id desc
      limit $41
    )
  ) f
  left join activities a on a.id = f.activity_id
order by
  f.at desc,
  f.step desc,
  f.id desc
limit $42;

-- getDashboard 1
select
  'signUps' as key,
  to_char(t.day, 'YYYY-MM-DD') as day,
  sum(t.value)::int as value
from day_sums_now t
where
  t.kind = 'signUps'
  and t.day between $1 and $2
  and "t"."organisation_id" in (
    select id
    from organisations
    where "path" like $3
  )
group by 2
union all
select
  'minutes',
  to_char(t.day, 'YYYY-MM-DD'),
  sum(t.value)::int
from day_sums_now t
where
  t.kind = 'effectiveMinutes'
  and t.day between $4 and $5
  and "t"."organisation_id" in (
    select id
    from organisations
    where "path" like $6
  )
group by 2
union all
select
  'activities',
  to_char(day, 'YYYY-MM-DD'),
  value
from
  (
    select
      day_of (a.published_at) as day,
      count(*)::int as value
    from
      activities a
      left join teams t on t.id = a.team_id
    where
      a.published_at >= $7
      and a.published_at < $8
      and "t"."organisation_id" in (
        select id
        from organisations
        where "path" like $9
      )
    group by 1
  ) published
union all
select
  'attended',
  to_char(
    starts_at at time zone 'Asia/Shanghai',
    'YYYY-MM-DD'
  ),
  sum(attended)::int
from
  (
    select
      t.starts_at,
      sum(t.attended) as attended
    from shift_tallies_now t
    where
      t.starts_at >= $10
      and t.starts_at < $11
      and "t"."organisation_id" in (
        select id
        from organisations
        where "path" like $12
      )
    group by 1
  ) shifts
group by 2
union all
select
  'volunteers',
  to_char(day, 'YYYY-MM-DD'),
  value
from
  (
    select
      day_of (t.registered_at) as day,
      count(*)::int as value
    from volunteers t
    where
      t.registered_at >= $13
      and t.registered_at < $14
      and "t"."organisation_id" in (
        select id
        from organisations
        where "path" like $15
      )
    group by 1
  ) registered;

-- getDashboard 2
select
  a.id,
  s.id as shift_id,
  a.title,
  (s.min_needed - s.taken_count)::int as missing
from
  shifts s
  join activities a on a.id = s.activity_id
  left join teams t on t.id = a.team_id
where
  s.starts_at > $1
  and s.starts_at < $2
  and a.status = 'published'
  and s.status = 'open'
  and s.taken_count < s.min_needed
  and "t"."organisation_id" in (
    select id
    from organisations
    where "path" like $3
  )
order by
  s.starts_at,
  s.id
limit 6;

-- getDashboard 3
select
  extract(
    dow
    from starts_at at time zone 'Asia/Shanghai'
  )::int as weekday,
  extract(
    hour
    from starts_at at time zone 'Asia/Shanghai'
  )::int as hour,
  sum(value)::int as value
from
  (
    select
      t.starts_at,
      count(*) as value
    from shift_tallies_now t
    where
      t.starts_at >= $1
      and t.starts_at < $2
      and t.activity_status in ('published', 'settling', 'publicity', 'closed')
      and "t"."organisation_id" in (
        select id
        from organisations
        where "path" like $3
      )
    group by 1
  ) shifts
group by
  1,
  2
order by
  1,
  2;

-- getDashboard 4
select
  sum(t.applied)::int as applied,
  sum(t.confirmed)::int as confirmed,
  sum(t.came)::int as came,
  sum(t.credited)::int as effective
from shift_tallies_now t
where
  t.starts_at >= $1
  and t.starts_at < $2
  and "t"."organisation_id" in (
    select id
    from organisations
    where "path" like $3
  );

-- getDashboard 5
select
  to_char(t.day, $1) as part,
  sum(t.value)::int as minutes
from day_sums_now t
where
  t.kind = 'servedMinutes'
  and "t"."organisation_id" in (
    select id
    from organisations
    where "path" like $2
  )
  and (
    t.day between $3 and $4
    or t.day between $5 and $6
  )
group by 1;

-- getDashboard 6
with
  shares as (
    select
      a.area,
      a.category,
      count(*)::int as value
    from
      activities a
      left join teams t on t.id = a.team_id
    where
      a.starts_at >= $1
      and a.starts_at < $2
      and a.status in ('published', 'settling', 'publicity', 'closed')
      and "t"."organisation_id" in (
        select id
        from organisations
        where "path" like $3
      )
    group by grouping sets ((a.area), (a.category))
  )
select
  r.name as area,
  c.key,
  c.name as category,
  s.value
from
  shares s
  left join areas r on r.code = s.area
  left join service_categories c on c.key = s.category
order by
  r.sort,
  s.value desc,
  c.key;

-- getReports 6
with
  asked as (
    select
      n.category,
      n.status,
      n.outcome,
      n.verified_at,
      n.verified_at <= n.review_due_at as in_time,
      extract(
        epoch
        from
          (
            select min(s.at)
            from need_steps s
            where
              s.need_id = n.id
              and s.status = 'accepted'
          ) - n.submitted_at
      ) / 60 as waited
    from needs n
    where
      n.submitted_at >= $1
      and n.submitted_at < $2
      and "n"."organisation_id" in (
        select id
        from organisations
        where "path" like $3
      )
  )
select
  category,
  count(*)::int as asked,
  count(verified_at)::int as verified,
  count(waited)::int as taken,
  count(*) filter (where status = 'closed')::int as closed,
  count(*) filter (where in_time)::int as in_time,
  count(*) filter (where outcome = 'solved')::int as solved,
  count(*) filter (where outcome = 'part')::int as part,
  count(*) filter (where outcome = 'unsolved')::int as unsolved,
  count(*) filter (where outcome = 'unrated')::int as unrated,
  round(
    percentile_cont(0.5) within group (order by waited)
  )::int as median_minutes
from asked
group by grouping sets ((), (category));

-- getReports 7
with
  stars as (
    select
      s.volunteer_id,
      s.level,
      s.awarded_at
    from
      star_awards s
      join volunteers v on v.id = s.volunteer_id
    where
      s.state = 'awarded'
      and s.awarded_at < $1
      and v.status <> 'closed'
      and "v"."organisation_id" in (
        select id
        from organisations
        where "path" like $2
      )
  ),
  highest as (
    select
      volunteer_id,
      max(level) as level
    from stars
    group by volunteer_id
  )
select
  l.level,
  (
    select count(*)::int
    from highest h
    where h.level = l.level
  ) as standing,
  (
    select count(*)::int
    from stars s
    where
      s.level = l.level
      and s.awarded_at >= $3
  ) as awarded
from star_levels l
order by l.level;

-- listTodos 1
select
  "day",
  "is_workday"
from "work_calendar"
where
  "day" >= $1
  and "day" <= $2;

-- listTodos 2
select
  'activities' as key,
  count(*)::int as count,
  (
    count(*) filter (where a.submitted_at < $1)
  )::int as overdue_count
from activities a
where
  a.status = 'pending'
  and a.organisation_id in (
    select id
    from organisations
    where "path" like $2
  )
union all
select
  'activityChanges' as key,
  count(*)::int as count,
  (
    count(*) filter (where c.submitted_at < $3)
  )::int as overdue_count
from
  activity_changes c
  join activities a on a.id = c.activity_id
where
  c.status = 'pending'
  and a.status = 'published'
  and a.organisation_id in (
    select id
    from organisations
    where "path" like $4
  )
union all
select
  'makeups' as key,
  count(*)::int as count,
  (
    count(*) filter (where m.submitted_at < $5)
  )::int as overdue_count
from activity_makeups m
where
  m.state = 'pending'
  and m.organisation_id in (
    select id
    from organisations
    where "path" like $6
  )
union all
select
  'teams' as key,
  count(*)::int as count,
  (
    count(*) filter (where t.submitted_at < $7)
  )::int as overdue_count
from teams t
where
  t.status = 'pending'
  and t.organisation_id in (
    select id
    from organisations
    where "path" like $8
  )
union all
select
  'teamChanges' as key,
  count(*)::int as count,
  (
    count(*) filter (where c.submitted_at < $9)
  )::int as overdue_count
from
  team_changes c
  join teams t on t.id = c.team_id
where
  c.status = 'pending'
  and t.organisation_id in (
    select id
    from organisations
    where "path" like $10
  )
union all
select
  'needs' as key,
  count(*)::int as count,
  (
    count(*) filter (where n.review_due_at < $11)
  )::int as overdue_count
from needs n
where
  n.status = 'submitted'
  and n.organisation_id in (
    select id
    from organisations
    where "path" like $12
  )
union all
select
  'dispatch' as key,
  count(*)::int as count,
  (
    count(*) filter (where n.dispatch_due_at < $13)
  )::int as overdue_count
from needs n
where
  n.status = 'toDispatch'
  and n.organisation_id in (
    select id
    from organisations
    where "path" like $14
  )
union all
select
  'lateJobs' as key,
  count(*)::int as count,
  (
    count(*) filter (
      where
        case j.late_clock
          when 'contact' then j.contact_due_at
          else j.finish_due_at
        end < $15
    )
  )::int as overdue_count
from jobs j
where
  j.late_clock is not null
  and j.organisation_id in (
    select id
    from organisations
    where "path" like $16
  )
union all
select
  'jobReports' as key,
  count(*)::int as count,
  (
    count(*) filter (where j.submitted_at < $17)
  )::int as overdue_count
from jobs j
where
  j.kind = 'directive'
  and j.status = 'submitted'
  and j.organisation_id in (
    select id
    from organisations
    where "path" like $18
  )
union all
select
  'microProofs' as key,
  count(*)::int as count,
  (
    count(*) filter (where m.reported_at < $19)
  )::int as overdue_count
from
  (
    select
      m.job_id,
      min(m.reported_at) as reported_at
    from micro_parts m
    where m.status = 'reported'
    group by m.job_id
  ) m
  join jobs j on j.id = m.job_id
  and j.organisation_id in (
    select id
    from organisations
    where "path" like $20
  )
union all
select
  'realNames' as key,
  count(*)::int as count,
  (
    count(*) filter (where c.submitted_at < $21)
  )::int as overdue_count
from
  real_name_checks c
  join volunteers v on v.id = c.volunteer_id
where
  c.status = 'pending'
  and v.organisation_id in (
    select id
    from organisations
    where "path" like $22
  )
union all
select
  'news' as key,
  count(*)::int as count,
  (
    count(*) filter (where n.submitted_at < $23)
  )::int as overdue_count
from news_items n
where
  (
    n.status in ('pending', 'pending2')
    or n.revision_status in ('pending', 'pending2')
  )
  and n.organisation_id in (
    select id
    from organisations
    where "path" like $24
  )
union all
select
  'discussion' as key,
  count(*)::int as count,
  (
    count(*) filter (where p.created_at < $25)
  )::int as overdue_count
from
  chat_posts p
  join activities a on a.id = p.activity_id
where
  p.status = 'held'
  and a.organisation_id in (
    select id
    from organisations
    where "path" like $26
  )
union all
select
  'reportedPosts' as key,
  count(*)::int as count,
  (
    count(*) filter (
      where
        (
          select min(r.created_at)
          from chat_reports r
          where
            r.post_id = p.id
            and r.answered_at is null
        ) < $27
    )
  )::int as overdue_count
from
  chat_posts p
  join activities a on a.id = p.activity_id
where
  p.report_count > 0
  and p.status = 'visible'
  and a.organisation_id in (
    select id
    from organisations
    where "path" like $28
  )
union all
select
  'bulkReports' as key,
  count(*)::int as count,
  (
    count(*) filter (where m.created_at < $29)
  )::int as overdue_count
from
  message_reports m
  join bulk_messages b on b.id = m.bulk_id
  join teams t on t.id = b.team_id
where
  m.status = 'open'
  and t.organisation_id in (
    select id
    from organisations
    where "path" like $30
  )
union all
select
  'hours' as key,
  count(*)::int as count,
  (
    count(*) filter (where h.updated_at < $31)
  )::int as overdue_count
from
  service_hours h
  join teams t on t.id = h.team_id
where
  h.status = 'submitted'
  and h.source not in ('correction', 'ownClaim')
  and t.organisation_id in (
    select id
    from organisations
    where "path" like $32
  )
union all
select
  'objections' as key,
  count(*)::int as count,
  (
    count(*) filter (where h.updated_at < $33)
  )::int as overdue_count
from
  service_hours h
  join teams t on t.id = h.team_id
where
  h.status = 'disputed'
  and t.organisation_id in (
    select id
    from organisations
    where "path" like $34
  )
union all
select
  'corrections' as key,
  count(*)::int as count,
  (
    count(*) filter (where greatest(c.centre_due_at, c.awaits_until) < $35)
  )::int as overdue_count
from
  hour_corrections c
  join teams t on t.id = c.team_id
where
  c.state = 'atCentre'
  and t.organisation_id in (
    select id
    from organisations
    where "path" like $36
  )
union all
select
  'claims' as key,
  count(*)::int as count,
  (
    count(*) filter (where greatest(c.centre_due_at, c.awaits_until) < $37)
  )::int as overdue_count
from
  hour_claims c
  join teams t on t.id = c.team_id
where
  c.state = 'atCentre'
  and not c.is_decided /* by its service_hours */
  and t.organisation_id in (
    select id
    from organisations
    where "path" like $38
  )
union all
select
  'complaints' as key,
  count(*)::int as count,
  (
    count(*) filter (where c.due_at < $39)
  )::int as overdue_count
from complaints c
where
  c.due_at is not null
  and c.organisation_id in (
    select id
    from organisations
    where "path" like $40
  )
union all
select
  'creditAppeals' as key,
  count(*)::int as count,
  (
    count(*) filter (where e.appeal_due_at < $41)
  )::int as overdue_count
from
  credit_events e
  join sign_ups u on u.id = e.sign_up_id
  join activities a on a.id = u.activity_id
  join teams t on t.id = a.team_id
where
  e.status = 'appealed'
  and t.organisation_id in (
    select id
    from organisations
    where "path" like $42
  )
union all
select
  'stars' as key,
  count(*)::int as count,
  (
    count(*) filter (where s.counted_at < $43)
  )::int as overdue_count
from
  star_awards s
  join volunteers v on v.id = s.volunteer_id
where
  s.state = 'candidate'
  and v.organisation_id in (
    select id
    from organisations
    where "path" like $44
  )
union all
select
  'starObjections' as key,
  count(*)::int as count,
  (
    count(*) filter (where s.objected_at < $45)
  )::int as overdue_count
from
  star_awards s
  join volunteers v on v.id = s.volunteer_id
where
  s.state = 'objected'
  and v.organisation_id in (
    select id
    from organisations
    where "path" like $46
  )
union all
select
  'shortStars' as key,
  count(*)::int as count,
  (
    count(*) filter (where s.short_since < $47)
  )::int as overdue_count
from
  star_awards s
  join volunteers v on v.id = s.volunteer_id
where
  s.short_since is not null
  and v.organisation_id in (
    select id
    from organisations
    where "path" like $48
  )
union all
select
  'anomalies' as key,
  count(*)::int as count,
  (
    count(*) filter (
      where
        case
          when f.status = 'asking' then f.decided_at + interval '3 days'
          else f.found_at
        end < $49
    )
  )::int as overdue_count
from anomaly_flags f
where
  f.status in ('pending', 'asking')
  and f.organisation_id in (
    select id
    from organisations
    where "path" like $50
  )
union all
select
  'spotChecks' as key,
  count(*)::int as count,
  (
    count(*) filter (where d.drawn_at + interval '7 days' < $51)
  )::int as overdue_count
from
  spot_checks c
  join spot_draws d on d.week = c.week
  join service_hours h on h.id = c.hour_id
  join teams t on t.id = h.team_id
where
  c.status in ('open', 'unclear')
  and t.organisation_id in (
    select id
    from organisations
    where "path" like $52
  )
union all
select
  'approvals' as key,
  count(*)::int as count,
  (
    count(*) filter (where p.asked_at < $53)
  )::int as overdue_count
from approvals p
where
  p.state = 'pending'
  and null::bigint in (
    select id
    from organisations
    where "path" like $54
  );

-- getServiceState 1
select
  "since",
  "until",
  "empty_at"
from "secret_keys"
limit $1;

-- getServiceState 2
select
  "subject",
  "moved",
  "unreadable",
  "waiting"
from "resealing"
order by "subject"
limit $1;
