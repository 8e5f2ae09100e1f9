-- Personal claims (个人申请): service that no activity and no job of the city recorded, claimed by who served. The third origin of hours.
create table hour_claims (
  id bigint primary key,
  claim_no text not null constraint hour_claims_no unique,
  volunteer_id bigint not null references volunteers (id),
  team_id bigint not null references teams (id),
  title text not null check (char_length(title) between 4 and 50),
  category text not null references service_categories (key),
  place text not null check (char_length(place) between 2 and 60),
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  minutes integer not null,
  text text not null check (char_length(text) between 10 and 500),
  witness_name text not null,
  witness_mobile_tail text not null check (witness_mobile_tail ~ '^[0-9]{4}$'),
  -- What the centre decides stands with the record of hours that a claim before it has.
  state text not null check (state in ('atTeam', 'refused', 'atCentre', 'withdrawn')),
  created_at timestamptz(3) not null,
  -- The team answers until then; later the claim goes to the centre.
  due_at timestamptz(3) not null,
  team_minutes integer,
  team_opinion text,
  answered_by bigint references accounts (id),
  answered_at timestamptz(3),
  updated_at timestamptz(3) not null,
  constraint hour_claims_span check (ends_at > starts_at and minutes between 1 and 480
    and minutes <= extract(epoch from ends_at - starts_at) / 60),
  constraint hour_claims_granted check (team_minutes between 1 and minutes),
  constraint hour_claims_answer check ((answered_at is null) = (answered_by is null) and (answered_at is null) = (team_opinion is null)),
  constraint hour_claims_refused check (state <> 'refused' or answered_at is not null),
  constraint hour_claims_two_people check (answered_by is null or answered_by <> volunteer_id),
  -- One claim a service.
  constraint hour_claims_once exclude using gist
    (int8range(volunteer_id, volunteer_id, '[]') with &&, tstzrange(starts_at, ends_at) with &&) where (state <> 'withdrawn')
);
create index hour_claims_of_person on hour_claims (volunteer_id, id desc);
create index hour_claims_of_team on hour_claims (team_id, (state <> 'atTeam'), id desc);
create index hour_claims_due on hour_claims (due_at, id) where state = 'atTeam';

alter table service_hours add column claim_id bigint references hour_claims (id);
alter table service_hours drop constraint service_hours_source_check;
alter table service_hours add constraint service_hours_source_check
  check (source in ('attendance', 'teamEntry', 'reversal', 'correction', 'jobReport', 'ownClaim'));
alter table service_hours drop constraint service_hours_one_origin;
alter table service_hours add constraint service_hours_one_origin
  check (num_nonnulls(shift_id, assignment_id, claim_id) = 1 and (shift_id is null) = (activity_id is null));
alter table service_hours drop constraint service_hours_source_origin;
alter table service_hours add constraint service_hours_source_origin
  check (case source when 'jobReport' then assignment_id is not null when 'attendance' then shift_id is not null
    when 'teamEntry' then shift_id is not null when 'ownClaim' then claim_id is not null and evidence_grade = 'D' else true end);
create unique index service_hours_claim on service_hours (claim_id) where source = 'ownClaim';
create index service_hours_of_claim on service_hours (claim_id) where claim_id is not null;
-- One service of a person: the activity, the visit or the claim; ids of rows are made by one counter, so the latter two never meet.
alter table service_hours drop column service_key;
alter table service_hours add column service_key bigint
  generated always as (coalesce(activity_id, -assignment_id, -claim_id)) stored;

create or replace view hour_origins as
select h.id as hour_id, p.job_id, coalesce(a.category, j.category, c.category) as category, coalesce(a.area, j.area, t.area) as area
from service_hours h
left join activities a on a.id = h.activity_id
left join job_assignments p on p.id = h.assignment_id
left join jobs j on j.id = p.job_id
left join hour_claims c on c.id = h.claim_id
left join teams t on t.id = c.team_id;

create or replace function guard_hours() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.status <> 'calculated' then
      raise exception 'a record of hours that the team confirmed is voided, not deleted' using errcode = 'object_not_in_prerequisite_state';
    end if;
    return old;
  end if;
  if old.status in ('publicity', 'disputed', 'effective', 'voided')
    and (old.hour_no, old.volunteer_id, old.team_id, old.activity_id, old.shift_id, old.participation_id, old.assignment_id, old.claim_id,
        old.service_on, old.starts_at, old.ends_at, old.calculated_minutes, old.minutes, old.source, old.evidence_grade, old.reversal_of)
      is distinct from
        (new.hour_no, new.volunteer_id, new.team_id, new.activity_id, new.shift_id, new.participation_id, new.assignment_id, new.claim_id,
        new.service_on, new.starts_at, new.ends_at, new.calculated_minutes, new.minutes, new.source, new.evidence_grade, new.reversal_of)
    or old.status = 'effective' and new.status not in ('effective', 'voided')
    or old.status = 'voided' and new.status <> 'voided'
  then
    raise exception 'a record of hours that was public is not changed' using errcode = 'object_not_in_prerequisite_state';
  end if;
  return new;
end $$;
