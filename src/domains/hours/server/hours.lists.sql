-- listActivityHours 1
select
  (
    select count(*)
    from
      sign_ups u
      join shifts s on s.id = u.shift_id
    where
      u.activity_id = $1
      and u.status = 'confirmed'
      and s.status <> 'cancelled'
      and s.ends_at < $2
      and not exists (
        select 1
        from participations p
        where
          p.shift_id = u.shift_id
          and p.volunteer_id = u.volunteer_id
          and p.status <> 'expected'
      )
      and not exists (
        select 1
        from service_hours h
        where
          h.activity_id = u.activity_id
          and h.shift_id = u.shift_id
          and h.volunteer_id = u.volunteer_id
          and (
            h.status not in ('rejected', 'voided')
            or exists (
              select 1
              from activity_makeups m
              where m.activity_id = u.activity_id
            )
          )
      )
  ) + (
    select count(*)
    from participations p
    where
      p.activity_id = $3
      and p.status in ('checkedIn', 'noCheckOut')
  ) as count;

-- listActivityHours 2
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

-- listActivityHours 3
with
  present as (
    select
      shift_id,
      volunteer_id,
      false as came
    from sign_ups
    where
      activity_id = $1
      and status = 'confirmed'
    union all
    select
      shift_id,
      volunteer_id,
      status in ('checkedIn', 'checkedOut', 'noCheckOut')
    from participations
    where
      activity_id = $2
      and status <> 'expected'
    union all
    select
      shift_id,
      volunteer_id,
      true
    from service_hours
    where
      activity_id = $3
      and status in (
        'calculated',
        'submitted',
        'confirmed',
        'publicity',
        'disputed',
        'effective'
      )
  ),
  people as (
    select bool_or(w.came) as came
    from
      present w
      join shifts s on s.id = w.shift_id
    where
      s.status <> 'cancelled'
      and s.starts_at <= $4
    group by
      w.shift_id,
      w.volunteer_id
  )
select
  count(*)::int as due_count,
  (
    count(*) filter (where came)
  )::int as came_count,
  (
    select count(*)::int
    from participations
    where
      activity_id = $5
      and status in ('absent', 'excused')
  ) as absent_count
from people;

-- listActivityHours 4
select
  "h"."id" as "hour_id",
  "h"."hour_no",
  "h"."activity_id",
  "h"."assignment_id",
  "h"."claim_id",
  "h"."activity_title",
  "h"."post_name",
  "h"."place",
  "h"."service_on",
  "h"."starts_at",
  "h"."ends_at",
  "h"."calculated_minutes",
  "h"."minutes",
  "h"."evidence_grade",
  "h"."status" as "state",
  "h"."reason",
  "h"."decision_note",
  "h"."publicity_ends_at",
  "h"."effective_at",
  "h"."objection",
  "h"."objection_answer",
  "h"."shift_id",
  "h"."volunteer_id",
  "v"."volunteer_no",
  "v"."name",
  coalesce(p.checked_in_at, g.in_at) as "checked_in_at",
  coalesce(p.checked_out_at, g.out_at) as "checked_out_at",
  coalesce(p.out_method = 'fixed', g.fix_reason is not null) as "is_check_out_fixed",
  "p"."in_method",
  "p"."out_method",
  "p"."is_walk_in",
  "p"."volunteer_confirmed_at",
  "p"."status" as "attendance",
  h.assignment_id is not null
  or exists (
    select 1
    from sign_ups u
    where
      u.activity_id = h.activity_id
      and u.volunteer_id = h.volunteer_id
      and u.status = 'confirmed'
  ) as "is_on_list",
  coalesce(
    (
      select
        (
          extract(
            epoch
            from s.ends_at - s.starts_at
          ) / 60
        )::int - s.break_minutes
      from shifts s
      where s.id = h.shift_id
    ),
    (
      select
        (
          extract(
            epoch
            from j.visit_end - j.visit_start
          ) / 60
        )::int
      from
        job_assignments p
        join jobs j on j.id = p.job_id
      where p.id = h.assignment_id
    ),
    (
      select c.minutes
      from hour_claims c
      where c.id = h.claim_id
    ),
    h.calculated_minutes
  ) as "planned_minutes",
  (
    select coalesce(sum(d.minutes), 0)::int
    from service_hours d
    where
      d.volunteer_id = h.volunteer_id
      and d.service_on = h.service_on
      and (
        d.id = h.id
        or (
          "d"."status" in ('publicity', 'disputed', 'effective')
          or (
            "d"."status" in ('calculated', 'submitted', 'confirmed')
            and "d"."evidence_grade" in ('A', 'B')
          )
        )
      )
  ) as "day_minutes"
from
  "service_hours" as "h"
  inner join "volunteers" as "v" on "v"."id" = "h"."volunteer_id"
  left join "participations" as "p" on "p"."id" = "h"."participation_id"
  left join "job_assignments" as "g" on "g"."id" = "h"."assignment_id"
where
  "h"."activity_id" = $1
  and "h"."source" <> $2
  and "h"."shift_id" = $3
order by "h"."id"
limit $4
offset $5;

-- listActivityHours 5
select
  "h"."id" as "of_hour_id",
  "o"."id" as "hour_id",
  "o"."hour_no",
  "o"."activity_title",
  "t"."name" as "team_name",
  "o"."starts_at",
  "o"."ends_at",
  "o"."minutes",
  "o"."evidence_grade",
  "o"."status" as "state"
from
  "service_hours" as "h"
  inner join "service_hours" as "o" on "o"."volunteer_id" = "h"."volunteer_id"
  and "o"."id" <> "h"."id"
  and "o"."starts_at" < "h"."ends_at"
  and "o"."ends_at" > "h"."starts_at"
  and "o"."starts_at" > h.starts_at - interval '1 day'
  inner join "teams" as "t" on "t"."id" = "o"."team_id"
where
  "h"."id" in ($1)
  and "h"."status" in ($2, $3, $4, $5, $6, $7)
  and "h"."source" not in ($8, $9)
  and "o"."status" in ($10, $11, $12, $13, $14, $15)
  and "o"."source" not in ($16, $17)
order by
  "h"."id",
  "o"."id";

-- listActivityHours 6
select
  "id" as "shift_id",
  "post_name",
  "starts_at",
  "ends_at"
from "shifts"
where "activity_id" = $1
order by
  "starts_at",
  "id";

-- listActivityHours 7
select
  "id",
  "title",
  "status"
from "activities"
where
  "id" = $1
  and "team_id" = $2;

-- listActivityHours 8
select
  "id",
  "volunteer_id",
  "participation_id",
  "service_on",
  "minutes",
  "calculated_minutes",
  "evidence_grade"
from "service_hours"
where
  "service_hours"."activity_id" = $1
  and "status" = $2
order by "id";

-- listActivityHours 9
select
  "status",
  count(*) as "count",
  coalesce(sum(minutes), 0) as "minutes",
  count(*) filter (where minutes <> calculated_minutes) as "adjusted"
from "service_hours"
where
  "activity_id" = $1
  and "source" <> $2
group by "status";

-- listActivityHours 10
select
  "volunteer_id",
  "service_on",
  sum(minutes) as "minutes"
from "service_hours"
where
  "volunteer_id" in ($1)
  and "service_on" in ($2)
  and "id" not in ($3)
  and (
    "service_hours"."status" in ('publicity', 'disputed', 'effective')
    or (
      "service_hours"."status" in ('calculated', 'submitted', 'confirmed')
      and "service_hours"."evidence_grade" in ('A', 'B')
    )
  )
group by
  "volunteer_id",
  "service_on";

-- listActivityHours 11
select count(*) as total
from
  (
    (
      select "h"."id"
      from "service_hours" as "h"
      where
        "h"."activity_id" = $1
        and "h"."source" <> $2
        and "h"."shift_id" = $3
      limit $4
    )
  ) as counted;

-- listJobHours 2
select
  "h"."id" as "hour_id",
  "h"."hour_no",
  "h"."activity_id",
  "h"."assignment_id",
  "h"."claim_id",
  "h"."activity_title",
  "h"."post_name",
  "h"."place",
  "h"."service_on",
  "h"."starts_at",
  "h"."ends_at",
  "h"."calculated_minutes",
  "h"."minutes",
  "h"."evidence_grade",
  "h"."status" as "state",
  "h"."reason",
  "h"."decision_note",
  "h"."publicity_ends_at",
  "h"."effective_at",
  "h"."objection",
  "h"."objection_answer",
  "h"."shift_id",
  "h"."volunteer_id",
  "v"."volunteer_no",
  "v"."name",
  coalesce(p.checked_in_at, g.in_at) as "checked_in_at",
  coalesce(p.checked_out_at, g.out_at) as "checked_out_at",
  coalesce(p.out_method = 'fixed', g.fix_reason is not null) as "is_check_out_fixed",
  "p"."in_method",
  "p"."out_method",
  "p"."is_walk_in",
  "p"."volunteer_confirmed_at",
  "p"."status" as "attendance",
  h.assignment_id is not null
  or exists (
    select 1
    from sign_ups u
    where
      u.activity_id = h.activity_id
      and u.volunteer_id = h.volunteer_id
      and u.status = 'confirmed'
  ) as "is_on_list",
  coalesce(
    (
      select
        (
          extract(
            epoch
            from s.ends_at - s.starts_at
          ) / 60
        )::int - s.break_minutes
      from shifts s
      where s.id = h.shift_id
    ),
    (
      select
        (
          extract(
            epoch
            from j.visit_end - j.visit_start
          ) / 60
        )::int
      from
        job_assignments p
        join jobs j on j.id = p.job_id
      where p.id = h.assignment_id
    ),
    (
      select c.minutes
      from hour_claims c
      where c.id = h.claim_id
    ),
    h.calculated_minutes
  ) as "planned_minutes",
  (
    select coalesce(sum(d.minutes), 0)::int
    from service_hours d
    where
      d.volunteer_id = h.volunteer_id
      and d.service_on = h.service_on
      and (
        d.id = h.id
        or (
          "d"."status" in ('publicity', 'disputed', 'effective')
          or (
            "d"."status" in ('calculated', 'submitted', 'confirmed')
            and "d"."evidence_grade" in ('A', 'B')
          )
        )
      )
  ) as "day_minutes"
from
  "service_hours" as "h"
  inner join "volunteers" as "v" on "v"."id" = "h"."volunteer_id"
  left join "participations" as "p" on "p"."id" = "h"."participation_id"
  left join "job_assignments" as "g" on "g"."id" = "h"."assignment_id"
where
  "h"."assignment_id" in (
    select id
    from job_assignments
    where job_id = $1
  )
  and "h"."source" <> $2
order by "h"."id"
limit $3
offset $4;

-- listJobHours 3
select
  "id",
  "title"
from "jobs"
where
  "id" = $1
  and "team_id" = $2;

-- listJobHours 4
select
  "id",
  "volunteer_id",
  "participation_id",
  "service_on",
  "minutes",
  "calculated_minutes",
  "evidence_grade"
from "service_hours"
where
  "service_hours"."assignment_id" in (
    select id
    from job_assignments
    where job_id = $1
  )
  and "status" = $2
order by "id";

-- listJobHours 5
select count(*) as total
from
  (
    (
      select "h"."id"
      from "service_hours" as "h"
      where
        "h"."assignment_id" in (
          select id
          from job_assignments
          where job_id = $1
        )
        and "h"."source" <> $2
      limit $3
    )
  ) as counted;

-- listJobHourCorrections 1
select
  "c"."id" as "correction_id",
  "c"."state",
  "c"."cause",
  "c"."old_minutes",
  "c"."wished_minutes",
  "c"."wished_starts_at",
  "c"."wished_ends_at",
  "c"."text",
  "c"."created_at",
  "c"."due_at",
  "c"."team_opinion",
  "c"."team_minutes",
  "r"."decision_note" as "centre_opinion",
  "c"."centre_due_at",
  "c"."awaits_until",
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'askId',
            m.id,
            'side',
            m.side,
            'state',
            m.state,
            'missing',
            m.missing,
            'askedAt',
            m.asked_at,
            'dueAt',
            m.due_at,
            'answer',
            m.answer,
            'endedAt',
            m.ended_at
          )
          order by m.id
        ),
        '[]'
      )
    from hour_material_asks m
    where m.correction_id = c.id
  ) as "asks",
  "h"."hour_no",
  "h"."post_name",
  "h"."starts_at",
  "h"."ends_at",
  "v"."name"
from
  "hour_corrections" as "c"
  left join "service_hours" as "r" on "r"."id" = "c"."result_hour_id"
  inner join "service_hours" as "h" on "h"."id" = "c"."hour_id"
  inner join "volunteers" as "v" on "v"."id" = "c"."volunteer_id"
where
  "h"."assignment_id" in (
    select id
    from job_assignments
    where job_id = $1
  )
  and "c"."team_id" = $2
order by
  c.state <> 'atTeam',
  "c"."id" desc
limit $3
offset $4;

-- listJobHourCorrections 3
select count(*) as total
from
  (
    (
      select "c"."id"
      from
        "hour_corrections" as "c"
        left join "service_hours" as "h" on "h"."id" = "c"."hour_id"
      where
        "h"."assignment_id" in (
          select id
          from job_assignments
          where job_id = $1
        )
        and "c"."team_id" = $2
      limit $3
    )
  ) as counted;

-- listMyVisitHours 1
select
  "h"."id" as "hour_id",
  "h"."hour_no",
  "h"."activity_id",
  "h"."assignment_id",
  "h"."claim_id",
  "h"."activity_title",
  "h"."post_name",
  "h"."place",
  "h"."service_on",
  "h"."starts_at",
  "h"."ends_at",
  "h"."calculated_minutes",
  "h"."minutes",
  "h"."evidence_grade",
  "h"."status" as "state",
  "h"."reason",
  "h"."decision_note",
  "h"."publicity_ends_at",
  "h"."effective_at",
  "h"."objection",
  "h"."objection_answer",
  "t"."name" as "team_name"
from
  "service_hours" as "h"
  inner join "teams" as "t" on "t"."id" = "h"."team_id"
where
  "h"."volunteer_id" = $1
  and "h"."source" <> $2
  and "h"."assignment_id" = $3
order by
  "h"."service_on" desc,
  "h"."id" desc
limit $4
offset $5;

-- listMyVisitHours 2
select count(*) as total
from
  (
    (
      select "h"."id"
      from "service_hours" as "h"
      where
        "h"."volunteer_id" = $1
        and "h"."source" <> $2
        and "h"."assignment_id" = $3
      limit $4
    )
  ) as counted;

-- listHoursForReview 2
select
  "c"."id" as "correction_id",
  "c"."state",
  "c"."cause",
  "c"."old_minutes",
  "c"."wished_minutes",
  "c"."wished_starts_at",
  "c"."wished_ends_at",
  "c"."text",
  "c"."created_at",
  "c"."due_at",
  "c"."team_opinion",
  "c"."team_minutes",
  "r"."decision_note" as "centre_opinion",
  "c"."centre_due_at",
  "c"."awaits_until",
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'askId',
            m.id,
            'side',
            m.side,
            'state',
            m.state,
            'missing',
            m.missing,
            'askedAt',
            m.asked_at,
            'dueAt',
            m.due_at,
            'answer',
            m.answer,
            'endedAt',
            m.ended_at
          )
          order by m.id
        ),
        '[]'
      )
    from hour_material_asks m
    where m.correction_id = c.id
  ) as "asks",
  "h"."id" as "hour_id",
  "h"."hour_no",
  "h"."minutes",
  "h"."starts_at",
  "h"."ends_at",
  "h"."evidence_grade",
  "h"."status",
  "h"."publicity_ends_at",
  "h"."participation_id",
  "c"."answered_at",
  "b"."display_name" as "answered_by",
  "r"."id" as "result_hour_id"
from
  "hour_corrections" as "c"
  left join "service_hours" as "r" on "r"."id" = "c"."result_hour_id"
  inner join "service_hours" as "h" on "h"."id" = "c"."hour_id"
  left join "accounts" as "b" on "b"."id" = "c"."answered_by"
where "c"."result_hour_id" in ($1);

-- listHoursForReview 3
select
  "e"."participation_id",
  "e"."kind",
  "e"."method",
  "e"."at",
  "e"."tapped_at",
  "e"."receipt_no",
  "e"."place_result",
  "e"."distance_m",
  "e"."accuracy_m",
  "e"."reason",
  e.operator_id = p.volunteer_id as "is_own",
  (
    e.method = 'volunteerCode'
    and (
      select count(distinct w.device_hash) > 1
      from volunteer_code_shows w
      where
        w.volunteer_id = "p"."volunteer_id"
        and w.shown_at > "e"."at" - interval '1 hour'
        and w.shown_at <= "e"."at"
    )
  ) as "is_second_device"
from
  "attendance_events" as "e"
  inner join "participations" as "p" on "p"."id" = "e"."participation_id"
where "e"."participation_id" in ($1)
order by "e"."id";

-- listHoursForReview 4
select
  "h"."id" as "hour_id",
  "h"."hour_no",
  "h"."activity_id",
  "h"."assignment_id",
  "h"."claim_id",
  "h"."activity_title",
  "h"."post_name",
  "h"."place",
  "h"."service_on",
  "h"."starts_at",
  "h"."ends_at",
  "h"."calculated_minutes",
  "h"."minutes",
  "h"."evidence_grade",
  "h"."status" as "state",
  "h"."reason",
  "h"."decision_note",
  "h"."publicity_ends_at",
  "h"."effective_at",
  "h"."objection",
  "h"."objection_answer",
  "j"."job_no",
  "p"."in_at",
  "p"."out_at",
  "p"."fix_reason",
  "p"."report_text",
  "p"."photo_count",
  "h"."decided_at",
  "d"."display_name" as "decider_name",
  "h"."participation_id",
  "h"."volunteer_id",
  "v"."volunteer_no",
  "v"."name" as "volunteer_name",
  "t"."name" as "team_name",
  "t"."account_id" as "team_account_id",
  "h"."updated_at" as "waiting_since"
from
  "service_hours" as "h"
  inner join "volunteers" as "v" on "v"."id" = "h"."volunteer_id"
  inner join "teams" as "t" on "t"."id" = "h"."team_id"
  inner join "organisations" as "o" on "o"."id" = "t"."organisation_id"
  left join "accounts" as "d" on "d"."id" = "h"."approved_by"
  left join "job_assignments" as "p" on "p"."id" = "h"."assignment_id"
  left join "jobs" as "j" on "j"."id" = "p"."job_id"
where
  "h"."id" in ($1)
  and "o"."path" like $2;

-- listHoursForReview 6
select "h"."id"
from
  "service_hours" as "h"
  left join "teams" as "t" on "t"."id" = "h"."team_id"
  left join "organisations" as "o" on "o"."id" = "t"."organisation_id"
where
  "h"."status" = 'submitted'
  and h.source not in ('correction', 'ownClaim')
  and "o"."path" like $1
order by
  h.created_at,
  h.id
limit $2
offset $3;

-- listHoursForReview 7
select
  "h"."id",
  "c"."id" as "claim_id",
  "c"."claim_no",
  "c"."minutes",
  "c"."text",
  "c"."witness_name",
  "c"."witness_mobile_tail",
  "c"."team_minutes",
  "c"."team_opinion",
  "c"."late_reason",
  "c"."first_opinion",
  "f"."display_name" as "first_name",
  "c"."created_at",
  "c"."centre_due_at",
  "c"."awaits_until",
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'askId',
            m.id,
            'side',
            m.side,
            'state',
            m.state,
            'missing',
            m.missing,
            'askedAt',
            m.asked_at,
            'dueAt',
            m.due_at,
            'answer',
            m.answer,
            'endedAt',
            m.ended_at
          )
          order by m.id
        ),
        '[]'
      )
    from hour_material_asks m
    where m.claim_id = c.id
  ) as "asks"
from
  "service_hours" as "h"
  inner join "hour_claims" as "c" on "c"."id" = "h"."claim_id"
  left join "accounts" as "f" on "f"."id" = "c"."first_by"
where "h"."id" in ($1);

-- listHoursForReview 8
select
  "hour_id",
  "witness_name",
  "witness_mobile_tail",
  "answer",
  "answer_reason",
  "answer_due_at"
from "hour_entries"
where "hour_id" in ($1);

-- listHoursForReview 9
select
  "p"."id",
  "p"."status",
  "p"."is_walk_in",
  "p"."checked_in_at",
  "p"."checked_out_at",
  "p"."in_method",
  "p"."out_method",
  "p"."place_result",
  "p"."fix_reason",
  "p"."volunteer_confirmed_at",
  (
    select count(distinct op.volunteer_id)::int
    from
      attendance_events e
      join attendance_events o on o.device_hash = e.device_hash
      and (o.at at time zone 'Asia/Shanghai')::date = (e.at at time zone 'Asia/Shanghai')::date
      join participations op on op.id = o.participation_id
      and op.volunteer_id = o.operator_id
    where
      e.participation_id = p.id
      and e.operator_id = p.volunteer_id
      and op.volunteer_id <> p.volunteer_id
  ) as "others_on_device",
  exists (
    select 1
    from attendance_events e
    where
      e.participation_id = p.id
      and e.operator_id = p.volunteer_id
      and e.device_hash is not null
  ) as "has_device_mark",
  (
    select count(distinct op.volunteer_id)::int
    from
      attendance_events e
      join attendance_events o on o.operator_id = e.operator_id
      and o.kind = 'in'
      and o.method = 'rollCall'
      and o.at between e.at - interval '1 minute' and e.at + interval '1 minute'
      join participations op on op.id = o.participation_id
      and op.is_walk_in
      and op.volunteer_id <> p.volunteer_id
    where
      p.is_walk_in
      and e.participation_id = p.id
      and e.kind = 'in'
      and e.method = 'rollCall'
  ) as "walk_ins_besides"
from "participations" as "p"
where "p"."id" in ($1);

-- listHoursForReview 10
select "subject"
from "approvals"
where
  "kind" = $1
  and "state" = $2
  and "subject" in ($3);

-- listHoursForReview 11
select
  array[
    (
      select count(*)
      from
        (
          (
            select "h"."id"
            from
              "service_hours" as "h"
              left join "teams" as "t" on "t"."id" = "h"."team_id"
              left join "organisations" as "o" on "o"."id" = "t"."organisation_id"
            where
              "h"."status" = 'submitted'
              and h.source not in ('correction', 'ownClaim')
              and "o"."path" like $1
            limit $2
          )
        ) as counted
    ),
    (
      select count(*)
      from
        (
          (
            select "h"."id"
            from
              "service_hours" as "h"
              left join "teams" as "t" on "t"."id" = "h"."team_id"
              left join "organisations" as "o" on "o"."id" = "t"."organisation_id"
            where
              "h"."status" = 'submitted'
              and "h"."source" = 'correction'
              and "o"."path" like $3
            limit $4
          )
        ) as counted
    ),
    (
      select count(*)
      from
        (
          (
            select "h"."id"
            from
              "service_hours" as "h"
              left join "teams" as "t" on "t"."id" = "h"."team_id"
              left join "organisations" as "o" on "o"."id" = "t"."organisation_id"
            where
              "h"."status" = 'submitted'
              and "h"."source" = 'ownClaim'
              and "o"."path" like $5
            limit $6
          )
        ) as counted
    ),
    (
      select count(*)
      from
        (
          (
            select "h"."id"
            from
              "service_hours" as "h"
              left join "teams" as "t" on "t"."id" = "h"."team_id"
              left join "organisations" as "o" on "o"."id" = "t"."organisation_id"
            where
              "h"."status" = 'disputed'
              and "o"."path" like $7
            limit $8
          )
        ) as counted
    )
  ]::int[] as counts;

-- listHoursForReview 12
select count(*) as total
from
  (
    (
      select "h"."id"
      from
        "service_hours" as "h"
        left join "teams" as "t" on "t"."id" = "h"."team_id"
        left join "organisations" as "o" on "o"."id" = "t"."organisation_id"
      where
        "h"."status" = 'submitted'
        and h.source not in ('correction', 'ownClaim')
        and "o"."path" like $1
      limit $2
    )
  ) as counted;

-- listHourGroups 1
select
  max(h.activity_id) as "activity_id",
  min(h.team_id) as "team_id",
  bool_or(h.claim_id is not null) as "is_of_claims",
  case
    when max(h.activity_id) is not null then min(h.activity_title)
    when bool_or(h.claim_id is not null) then '个人申请'
    else '上门服务'
  end as "activity_title",
  min(t.name) as "team_name",
  count(*)::int as "record_count",
  sum(h.minutes)::int as "minutes",
  count(*) filter (where h.evidence_grade = $1)::int as "grade_a",
  count(*) filter (where h.evidence_grade = $2)::int as "grade_b",
  count(*) filter (where h.evidence_grade = $3)::int as "grade_c",
  count(*) filter (where h.evidence_grade = $4)::int as "grade_d",
  min(h.updated_at) as "waiting_since"
from
  "service_hours" as "h"
  left join "teams" as "t" on "t"."id" = "h"."team_id"
  left join "organisations" as "o" on "o"."id" = "t"."organisation_id"
where
  "h"."status" = 'submitted'
  and "o"."path" like $5
  and (
    h.activity_id = any ($6::bigint[])
    or h.activity_id is null
    and h.team_id = any ($7::bigint[])
  )
group by
  case
    when h.activity_id is not null then 'a' || h.activity_id
    when h.claim_id is not null then 'c' || h.team_id
    else 'v' || h.team_id
  end
having
  case
    when h.activity_id is not null then 'a' || h.activity_id
    when h.claim_id is not null then 'c' || h.team_id
    else 'v' || h.team_id
  end = any ($8::text[])
order by
  min(h.updated_at),
  case
    when h.activity_id is not null then 'a' || h.activity_id
    when h.claim_id is not null then 'c' || h.team_id
    else 'v' || h.team_id
  end;

-- listHourGroups 2
with
  "waits" as (
    select
      case
        when h.activity_id is not null then 'a' || h.activity_id
        when h.claim_id is not null then 'c' || h.team_id
        else 'v' || h.team_id
      end as "key",
      "h"."activity_id",
      "h"."team_id",
      "h"."updated_at"
    from
      "service_hours" as "h"
      left join "teams" as "t" on "t"."id" = "h"."team_id"
      left join "organisations" as "o" on "o"."id" = "t"."organisation_id"
    where
      "h"."status" = 'submitted'
      and "o"."path" like $1
    order by
      "h"."updated_at",
      "h"."id"
    limit $2
  )
select
  "key",
  max(activity_id) as "activity_id",
  min(team_id) as "team_id",
  min(updated_at) as "since",
  (count(*) over ())::int as "group_count",
  (
    select count(*)::int
    from waits
  ) as "record_count",
  (
    select max(updated_at)
    from waits
  ) as "until"
from "waits"
group by "key"
order by
  "since",
  "key"
limit $3
offset $4;

-- listMyHours 1
select
  "h"."id" as "hour_id",
  "h"."hour_no",
  "h"."activity_id",
  "h"."assignment_id",
  "h"."claim_id",
  "h"."activity_title",
  "h"."post_name",
  "h"."place",
  "h"."service_on",
  "h"."starts_at",
  "h"."ends_at",
  "h"."calculated_minutes",
  "h"."minutes",
  "h"."evidence_grade",
  "h"."status" as "state",
  "h"."reason",
  "h"."decision_note",
  "h"."publicity_ends_at",
  "h"."effective_at",
  "h"."objection",
  "h"."objection_answer",
  "t"."name" as "team_name"
from
  "service_hours" as "h"
  inner join "teams" as "t" on "t"."id" = "h"."team_id"
where
  "h"."volunteer_id" = $1
  and "h"."source" <> $2
order by
  "h"."service_on" desc,
  "h"."id" desc
limit $3
offset $4;

-- listMyHours 2
select
  "h"."id" as "of_hour_id",
  "o"."id" as "hour_id",
  "o"."hour_no",
  "o"."activity_title",
  "t"."name" as "team_name",
  "o"."starts_at",
  "o"."ends_at",
  "o"."minutes",
  "o"."evidence_grade",
  "o"."status" as "state"
from
  "service_hours" as "h"
  inner join "service_hours" as "o" on "o"."volunteer_id" = "h"."volunteer_id"
  and "o"."id" <> "h"."id"
  and "o"."starts_at" < "h"."ends_at"
  and "o"."ends_at" > "h"."starts_at"
  and "o"."starts_at" > h.starts_at - interval '1 day'
  inner join "teams" as "t" on "t"."id" = "o"."team_id"
where
  "h"."id" in ($1, $2, $3, $4, $5, $6, $7)
  and "h"."status" in ($8, $9, $10, $11, $12, $13)
  and "h"."source" not in ($14, $15)
  and "o"."status" in ($16, $17, $18, $19, $20, $21)
  and "o"."source" not in ($22, $23)
order by
  "h"."id",
  "o"."id";

-- listMyHours 3
select
  "h"."id",
  "base"."id" as "base_id",
  "base"."hour_no",
  "base"."status"
from
  "service_hours" as "h"
  inner join "service_hours" as "base" on "base"."id" = "h"."adjust_of"
where "h"."id" in ($1, $2, $3, $4, $5, $6, $7);

-- listMyHours 4
select
  "hour_id",
  "category"
from "hour_origins"
where "hour_id" in ($1, $2, $3, $4, $5, $6, $7);

-- listMyHours 5
select
  "hour_id",
  "witness_name",
  "witness_mobile_tail",
  "answer",
  "answer_reason",
  "answer_due_at"
from "hour_entries"
where "hour_id" in ($1, $2, $3, $4, $5, $6, $7);

-- listMyHours 6
select count(*) as total
from
  (
    (
      select "h"."id"
      from "service_hours" as "h"
      where
        "h"."volunteer_id" = $1
        and "h"."source" <> $2
      limit $3
    )
  ) as counted;

-- listMyHours 7
select distinct
  on ("c"."hour_id") "c"."hour_id",
  "c"."id" as "correction_id",
  "c"."state",
  "c"."cause",
  "c"."old_minutes",
  "c"."wished_minutes",
  "c"."wished_starts_at",
  "c"."wished_ends_at",
  "c"."text",
  "c"."created_at",
  "c"."due_at",
  "c"."team_opinion",
  "c"."team_minutes",
  "r"."decision_note" as "centre_opinion",
  "c"."centre_due_at",
  "c"."awaits_until",
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'askId',
            m.id,
            'side',
            m.side,
            'state',
            m.state,
            'missing',
            m.missing,
            'askedAt',
            m.asked_at,
            'dueAt',
            m.due_at,
            'answer',
            m.answer,
            'endedAt',
            m.ended_at
          )
          order by m.id
        ),
        '[]'
      )
    from hour_material_asks m
    where m.correction_id = c.id
  ) as "asks"
from
  "hour_corrections" as "c"
  left join "service_hours" as "r" on "r"."id" = "c"."result_hour_id"
where "c"."hour_id" in ($1, $2, $3, $4, $5, $6, $7)
order by
  "c"."hour_id",
  "c"."id" desc;

-- listPublicity 1
select
  "h"."id" as "hour_id",
  "h"."hour_no",
  "h"."activity_id",
  "h"."assignment_id",
  "h"."claim_id",
  "h"."activity_title",
  "h"."post_name",
  "h"."place",
  "h"."service_on",
  "h"."starts_at",
  "h"."ends_at",
  "h"."calculated_minutes",
  "h"."minutes",
  "h"."evidence_grade",
  "h"."status" as "state",
  "h"."reason",
  "h"."decision_note",
  "h"."publicity_ends_at",
  "h"."effective_at",
  "h"."objection",
  "h"."objection_answer",
  "v"."name"
from
  "service_hours" as "h"
  inner join "volunteers" as "v" on "v"."id" = "h"."volunteer_id"
where "h"."status" = $1
order by
  "h"."publicity_ends_at",
  "h"."id"
limit $2
offset $3;

-- listPublicity 2
select count(*) as total
from
  (
    (
      select "h"."id"
      from "service_hours" as "h"
      where "h"."status" = $1
      limit $2
    )
  ) as counted;

-- listPublicityBoard 1
select
  "day",
  "is_workday"
from "work_calendar"
where
  "day" >= $1
  and "day" <= $2;

-- listPublicityBoard 2
select
  "h"."id" as "hour_id",
  "h"."activity_id",
  "h"."activity_title",
  "t"."name" as "team_name",
  "g"."category",
  "v"."name",
  "h"."service_on",
  "h"."minutes",
  "h"."evidence_grade",
  "h"."status",
  "h"."publicity_ends_at",
  "h"."objected_at"
from
  "service_hours" as "h"
  inner join "hour_origins" as "g" on "g"."hour_id" = "h"."id"
  inner join "teams" as "t" on "t"."id" = "h"."team_id"
  inner join "volunteers" as "v" on "v"."id" = "h"."volunteer_id"
where
  h.status in ('publicity', 'disputed')
  and h.publicity_ends_at is not null
order by
  "h"."publicity_ends_at",
  "h"."id"
limit $1
offset $2;

-- listPublicityBoard 3
select
  "h"."status",
  count(*)::int as "count"
from "service_hours" as "h"
where
  h.status in ('publicity', 'disputed')
  and h.publicity_ends_at is not null
group by "h"."status";

-- listPublicityBoard 4
select count(*) as total
from
  (
    (
      select "h"."id"
      from "service_hours" as "h"
      where
        h.status in ('publicity', 'disputed')
        and h.publicity_ends_at is not null
      limit $1
    )
  ) as counted;

-- listHourCorrections 1
select
  "c"."id" as "correction_id",
  "c"."state",
  "c"."cause",
  "c"."old_minutes",
  "c"."wished_minutes",
  "c"."wished_starts_at",
  "c"."wished_ends_at",
  "c"."text",
  "c"."created_at",
  "c"."due_at",
  "c"."team_opinion",
  "c"."team_minutes",
  "r"."decision_note" as "centre_opinion",
  "c"."centre_due_at",
  "c"."awaits_until",
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'askId',
            m.id,
            'side',
            m.side,
            'state',
            m.state,
            'missing',
            m.missing,
            'askedAt',
            m.asked_at,
            'dueAt',
            m.due_at,
            'answer',
            m.answer,
            'endedAt',
            m.ended_at
          )
          order by m.id
        ),
        '[]'
      )
    from hour_material_asks m
    where m.correction_id = c.id
  ) as "asks",
  "h"."hour_no",
  "h"."post_name",
  "h"."starts_at",
  "h"."ends_at",
  "v"."name"
from
  "hour_corrections" as "c"
  left join "service_hours" as "r" on "r"."id" = "c"."result_hour_id"
  inner join "service_hours" as "h" on "h"."id" = "c"."hour_id"
  inner join "volunteers" as "v" on "v"."id" = "c"."volunteer_id"
where
  "h"."activity_id" = $1
  and "c"."team_id" = $2
order by
  c.state <> 'atTeam',
  "c"."id" desc
limit $3
offset $4;

-- listHourCorrections 3
select count(*) as total
from
  (
    (
      select "c"."id"
      from
        "hour_corrections" as "c"
        left join "service_hours" as "h" on "h"."id" = "c"."hour_id"
      where
        "h"."activity_id" = $1
        and "c"."team_id" = $2
      limit $3
    )
  ) as counted;

-- listTeamHourCorrections 2
select
  "c"."id" as "correction_id",
  "c"."state",
  "c"."cause",
  "c"."old_minutes",
  "c"."wished_minutes",
  "c"."wished_starts_at",
  "c"."wished_ends_at",
  "c"."text",
  "c"."created_at",
  "c"."due_at",
  "c"."team_opinion",
  "c"."team_minutes",
  "r"."decision_note" as "centre_opinion",
  "c"."centre_due_at",
  "c"."awaits_until",
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'askId',
            m.id,
            'side',
            m.side,
            'state',
            m.state,
            'missing',
            m.missing,
            'askedAt',
            m.asked_at,
            'dueAt',
            m.due_at,
            'answer',
            m.answer,
            'endedAt',
            m.ended_at
          )
          order by m.id
        ),
        '[]'
      )
    from hour_material_asks m
    where m.correction_id = c.id
  ) as "asks",
  "h"."id" as "hour_id",
  "h"."hour_no",
  "h"."minutes",
  "h"."starts_at",
  "h"."ends_at",
  "h"."evidence_grade",
  "h"."status",
  "h"."publicity_ends_at",
  "h"."participation_id",
  "h"."post_name",
  "h"."activity_title",
  "c"."volunteer_id",
  "v"."name"
from
  "hour_corrections" as "c"
  left join "service_hours" as "r" on "r"."id" = "c"."result_hour_id"
  inner join "service_hours" as "h" on "h"."id" = "c"."hour_id"
  inner join "volunteers" as "v" on "v"."id" = "c"."volunteer_id"
where "c"."team_id" = $1
order by
  c.state <> 'atTeam',
  "c"."id" desc
limit $2
offset $3;

-- listTeamHourCorrections 4
select *
from "files"
where
  "target_type" = $1
  and "target_id" in ($2, $3, $4)
  and "purpose" = $5
  and "status" = $6
order by "id";

-- listTeamHourCorrections 5
select count(*) as total
from
  (
    (
      select "c"."id"
      from "hour_corrections" as "c"
      where "c"."team_id" = $1
      limit $2
    )
  ) as counted;

-- listTeamHourCorrections 6
select
  count(*)::int as "count",
  round(
    avg(
      extract(
        epoch
        from answered_at - created_at
      )
    ) / 86400,
    1
  )::float8 as "days"
from "hour_corrections"
where
  "team_id" = $1
  and "answered_by" is not null;

-- listHourRequests 1
select "c"."id"
from
  "hour_corrections" as "c"
  left join "teams" as "t" on "t"."id" = "c"."team_id"
  left join "organisations" as "o" on "o"."id" = "t"."organisation_id"
where
  c.state = 'atCentre'
  and "o"."path" like $1
order by
  c.centre_due_at,
  c.id
limit $2
offset $3;

-- listHourRequests 3
select count(*) as total
from
  (
    (
      select "c"."id"
      from
        "hour_corrections" as "c"
        left join "teams" as "t" on "t"."id" = "c"."team_id"
        left join "organisations" as "o" on "o"."id" = "t"."organisation_id"
      where
        c.state = 'atCentre'
        and "o"."path" like $1
        and (
          c.centre_due_at <= $2
          and c.awaits_until is null
        )
      limit $3
    )
  ) as counted;

-- listHourRequests 4
select count(*) as total
from
  (
    (
      select "c"."id"
      from
        "hour_corrections" as "c"
        left join "teams" as "t" on "t"."id" = "c"."team_id"
        left join "organisations" as "o" on "o"."id" = "t"."organisation_id"
      where
        c.state = 'atCentre'
        and "o"."path" like $1
      limit $2
    )
  ) as counted;

-- listHourRequests 5
select count(*) as total
from
  (
    (
      select "c"."id"
      from
        "hour_corrections" as "c"
        left join "teams" as "t" on "t"."id" = "c"."team_id"
        left join "organisations" as "o" on "o"."id" = "t"."organisation_id"
      where
        c.state = 'atTeam'
        and "o"."path" like $1
      limit $2
    )
  ) as counted;

-- listMyHourClaims 1
select
  "c"."id" as "claim_id",
  "c"."claim_no",
  "c"."title",
  "c"."category",
  "c"."place",
  "c"."starts_at",
  "c"."ends_at",
  "c"."minutes",
  "c"."text",
  "c"."witness_name",
  "c"."state",
  "c"."created_at",
  "c"."due_at",
  "c"."team_minutes",
  "c"."team_opinion",
  "c"."answered_at",
  "c"."late_reason",
  "c"."first_opinion",
  "c"."centre_due_at",
  "c"."awaits_until",
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'askId',
            m.id,
            'side',
            m.side,
            'state',
            m.state,
            'missing',
            m.missing,
            'askedAt',
            m.asked_at,
            'dueAt',
            m.due_at,
            'answer',
            m.answer,
            'endedAt',
            m.ended_at
          )
          order by m.id
        ),
        '[]'
      )
    from hour_material_asks m
    where m.claim_id = c.id
  ) as "asks",
  "h"."id" as "hour_id",
  "h"."hour_no",
  "h"."minutes" as "hour_minutes",
  "h"."decision_note",
  "h"."publicity_ends_at",
  "t"."name" as "team_name",
  h.status as "hour_state"
from
  "hour_claims" as "c"
  left join "service_hours" as "h" on "h"."claim_id" = "c"."id"
  and "h"."source" = 'ownClaim'
  inner join "teams" as "t" on "t"."id" = "c"."team_id"
where "c"."volunteer_id" = $1
order by "c"."id" desc
limit $2
offset $3;

-- listMyHourClaims 4
select count(*) as total
from
  (
    (
      select "c"."id"
      from
        "hour_claims" as "c"
        left join "service_hours" as "h" on "h"."claim_id" = "c"."id"
        and "h"."source" = 'ownClaim'
      where "c"."volunteer_id" = $1
      limit $2
    )
  ) as counted;

-- listTeamHourClaims 2
select
  "c"."id" as "claim_id",
  "c"."claim_no",
  "c"."title",
  "c"."category",
  "c"."place",
  "c"."starts_at",
  "c"."ends_at",
  "c"."minutes",
  "c"."text",
  "c"."witness_name",
  "c"."state",
  "c"."created_at",
  "c"."due_at",
  "c"."team_minutes",
  "c"."team_opinion",
  "c"."answered_at",
  "c"."late_reason",
  "c"."first_opinion",
  "c"."centre_due_at",
  "c"."awaits_until",
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'askId',
            m.id,
            'side',
            m.side,
            'state',
            m.state,
            'missing',
            m.missing,
            'askedAt',
            m.asked_at,
            'dueAt',
            m.due_at,
            'answer',
            m.answer,
            'endedAt',
            m.ended_at
          )
          order by m.id
        ),
        '[]'
      )
    from hour_material_asks m
    where m.claim_id = c.id
  ) as "asks",
  "h"."id" as "hour_id",
  "h"."hour_no",
  "h"."minutes" as "hour_minutes",
  "h"."decision_note",
  "h"."publicity_ends_at",
  h.status as "hour_state",
  "c"."volunteer_id",
  "c"."witness_mobile_tail",
  "v"."name",
  "v"."volunteer_no",
  exists (
    select 1
    from team_members m
    where
      m.team_id = c.team_id
      and m.volunteer_id = c.volunteer_id
      and m.status = 'active'
  ) as "is_member",
  (
    select count(*)::int
    from hour_claims b
    where
      b.volunteer_id = c.volunteer_id
      and b.id < c.id
  ) as "claims_before",
  (
    select count(*)::int
    from
      hour_claims b
      join service_hours a on a.claim_id = b.id
      and a.source = 'ownClaim'
    where
      b.volunteer_id = c.volunteer_id
      and b.id < c.id
      and a.status in ('publicity', 'effective')
  ) as "accepted_before",
  (
    select
      coalesce(
        array_agg(
          s.words
          order by s.words
        ),
        '{}'
      )
    from
      (
        select
          a.title || case
            when p.status in ('checkedIn', 'checkedOut', 'noCheckOut') then '，有签到'
            when p.status = 'absent' then '，记为缺席'
            else '，没有签到'
          end as words
        from
          sign_ups u
          join activities a on a.id = u.activity_id
          left join participations p on p.shift_id = u.shift_id
          and p.volunteer_id = u.volunteer_id
        where
          u.volunteer_id = c.volunteer_id
          and a.team_id = c.team_id
          and u.starts_at < c.ends_at
          and u.ends_at > c.starts_at
        limit 5
      ) s
  ) as "sign_ups"
from
  "hour_claims" as "c"
  left join "service_hours" as "h" on "h"."claim_id" = "c"."id"
  and "h"."source" = 'ownClaim'
  inner join "volunteers" as "v" on "v"."id" = "c"."volunteer_id"
where "c"."team_id" = $1
order by
  c.state <> 'atTeam',
  "c"."id" desc
limit $2
offset $3;

-- listTeamHourClaims 5
select count(*) as total
from
  (
    (
      select "c"."id"
      from
        "hour_claims" as "c"
        left join "service_hours" as "h" on "h"."claim_id" = "c"."id"
        and "h"."source" = 'ownClaim'
      where "c"."team_id" = $1
      limit $2
    )
  ) as counted;
