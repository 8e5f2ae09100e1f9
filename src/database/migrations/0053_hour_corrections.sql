-- A volunteer asks for a correction of a record of theirs that is public or effective (更正). The record itself is never changed:
-- what is granted is a record of its own with the minutes of difference, decided by a second person as every other.
alter table service_hours add column adjust_of bigint references service_hours (id);
alter table service_hours drop constraint service_hours_source_check;
alter table service_hours add constraint service_hours_source_check
  check (source in ('attendance', 'teamEntry', 'reversal', 'correction'));
alter table service_hours add constraint service_hours_correction check ((source = 'correction') = (adjust_of is not null));
create index service_hours_adjusting on service_hours (adjust_of) where adjust_of is not null;
alter table service_hours drop constraint service_hours_no_overlap;
alter table service_hours add constraint service_hours_no_overlap
  exclude using gist (int8range(volunteer_id, volunteer_id, '[]') with &&, tstzrange(starts_at, ends_at) with &&)
  where (status in ('publicity', 'effective') and source not in ('reversal', 'correction'));

create table hour_corrections (
  id bigint primary key,
  hour_id bigint not null references service_hours (id),
  volunteer_id bigint not null references volunteers (id),
  team_id bigint not null references teams (id),
  activity_id bigint not null references activities (id),
  cause text not null check (cause in ('noCheckOut', 'checkInFailed', 'wrongTime', 'wrongActivity', 'missing')),
  old_minutes integer not null,
  wished_minutes integer not null check (wished_minutes between 1 and 480 and wished_minutes <> old_minutes),
  text text not null,
  state text not null default 'atTeam' check (state in ('atTeam', 'refused', 'atCentre', 'approved', 'rejected', 'withdrawn')),
  created_at timestamptz(3) not null,
  -- Until when the team answers; then it goes to the centre by itself.
  due_at timestamptz(3) not null,
  team_opinion text,
  team_minutes integer check (team_minutes between 1 and 480),
  answered_by bigint references accounts (id),
  answered_at timestamptz(3),
  -- The record of the difference, once it went to the centre.
  result_hour_id bigint references service_hours (id),
  ended_at timestamptz(3),
  constraint hour_corrections_at_centre check ((state in ('atCentre', 'approved', 'rejected')) = (result_hour_id is not null)),
  constraint hour_corrections_ended check ((state in ('approved', 'rejected', 'withdrawn')) = (ended_at is not null))
);
-- One pending per record (domain.md 4.2.11).
create unique index hour_corrections_one_pending on hour_corrections (hour_id) where state in ('atTeam', 'atCentre');
create index hour_corrections_of_hour on hour_corrections (hour_id, id desc);
create index hour_corrections_of_activity on hour_corrections (activity_id, id desc);
create index hour_corrections_due on hour_corrections (due_at, id) where state = 'atTeam';
create unique index hour_corrections_result on hour_corrections (result_hour_id) where result_hour_id is not null;
