-- the facts behind a cursor
select
  f.*,
  a.title
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
                        else 'hoursEntered'
                      end,
                      case h.source
                        when 'attendance' then h.calculated_minutes
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
  join activities a on a.id = f.activity_id
order by
  f.at desc,
  f.step desc,
  f.id desc
limit $42;
