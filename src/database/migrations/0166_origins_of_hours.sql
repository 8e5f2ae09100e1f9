-- What an hour comes from is told by the row: a shift of an activity, or the visit of a member to a job (需求任务). Exactly one.
alter table service_hours alter column activity_id drop not null;
alter table service_hours alter column shift_id drop not null;
alter table service_hours add column assignment_id bigint references job_assignments (id);
alter table service_hours drop constraint service_hours_source_check;
alter table service_hours add constraint service_hours_source_check
  check (source in ('attendance', 'teamEntry', 'reversal', 'correction', 'jobReport'));
alter table service_hours add constraint service_hours_one_origin
  check (num_nonnulls(shift_id, assignment_id) = 1 and (shift_id is null) = (activity_id is null));
alter table service_hours add constraint service_hours_source_origin
  check (case source when 'jobReport' then assignment_id is not null when 'attendance' then shift_id is not null
    when 'teamEntry' then shift_id is not null else true end);
-- One record a visit and day, and those that adjust or reverse it.
create unique index service_hours_visit on service_hours (assignment_id, service_on) where source = 'jobReport';
create index service_hours_of_visit on service_hours (assignment_id) where assignment_id is not null;
-- Jobs and visits that ended lately, which have hours to compute.
create index job_assignments_left_lately on job_assignments (updated_at, id) where minutes >= 1;
create index jobs_ended_lately on jobs (updated_at, id) where status in ('submitted', 'done', 'withdrawn');
-- What counts as one service of a person: the activity, or the visit (as a negative number, so that the two never meet).
alter table service_hours add column service_key bigint generated always as (coalesce(activity_id, -assignment_id)) stored;
alter table hour_corrections alter column activity_id drop not null;

-- What readers need to know of the origin, in one place.
create view hour_origins as
select h.id as hour_id, p.job_id, coalesce(a.category, j.category) as category, coalesce(a.area, j.area) as area
from service_hours h
left join activities a on a.id = h.activity_id
left join job_assignments p on p.id = h.assignment_id
left join jobs j on j.id = p.job_id;

create or replace function guard_hours() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.status <> 'calculated' then
      raise exception 'a record of hours that the team confirmed is voided, not deleted' using errcode = 'object_not_in_prerequisite_state';
    end if;
    return old;
  end if;
  if old.status in ('publicity', 'disputed', 'effective', 'voided')
    and (old.hour_no, old.volunteer_id, old.team_id, old.activity_id, old.shift_id, old.participation_id, old.assignment_id, old.service_on,
        old.starts_at, old.ends_at, old.calculated_minutes, old.minutes, old.source, old.evidence_grade, old.reversal_of)
      is distinct from
        (new.hour_no, new.volunteer_id, new.team_id, new.activity_id, new.shift_id, new.participation_id, new.assignment_id, new.service_on,
        new.starts_at, new.ends_at, new.calculated_minutes, new.minutes, new.source, new.evidence_grade, new.reversal_of)
    or old.status = 'effective' and new.status not in ('effective', 'voided')
    or old.status = 'voided' and new.status <> 'voided'
  then
    raise exception 'a record of hours that was public is not changed' using errcode = 'object_not_in_prerequisite_state';
  end if;
  return new;
end $$;
