-- Who of a team goes to a job (分派): everybody who is asked answers for themselves; times and words of their visit stay with the row.
create table job_assignments (
  id bigint primary key,
  job_id bigint not null references jobs (id),
  volunteer_id bigint not null references volunteers (id),
  status text not null check (status in ('offered', 'accepted', 'working', 'reported', 'declined', 'expired', 'handedBack', 'withdrawn')),
  offered_at timestamptz(3) not null,
  answer_due_at timestamptz(3) not null,
  answered_at timestamptz(3),
  in_at timestamptz(3),
  out_at timestamptz(3),
  -- Whole minutes of the visit, by the agreed time of that day.
  minutes integer check (minutes between 0 and 480),
  -- A time that the team entered, and why; null where both are the person's own.
  fix_reason text check (char_length(fix_reason) between 2 and 200),
  outcome text check (outcome in ('done', 'again', 'cannot')),
  report_text text check (char_length(report_text) between 4 and 500),
  reported_at timestamptz(3),
  -- Why it ended without having been done.
  reason text,
  note text not null default '' check (char_length(note) <= 200),
  ended_at timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint job_assignments_due check (answer_due_at > offered_at),
  constraint job_assignments_answered check (status in ('offered', 'expired', 'withdrawn') or answered_at is not null),
  constraint job_assignments_times check (out_at is null or (in_at is not null and out_at >= in_at)),
  constraint job_assignments_minutes check ((out_at is null) = (minutes is null)),
  constraint job_assignments_in check (status not in ('working', 'reported') or in_at is not null),
  constraint job_assignments_waiting check (status not in ('offered', 'accepted') or in_at is null),
  constraint job_assignments_report check ((status = 'reported') = (reported_at is not null)
    and (reported_at is null) = (report_text is null) and (reported_at is null) = (outcome is null)
    and (reported_at is null or out_at is not null)),
  constraint job_assignments_ended check ((status in ('declined', 'expired', 'handedBack', 'withdrawn')) = (ended_at is not null))
);
-- Somebody is asked for a job once at a time, and is inside one place at a time.
create unique index job_assignments_live on job_assignments (job_id, volunteer_id) where status in ('offered', 'accepted', 'working');
create unique index job_assignments_inside on job_assignments (volunteer_id) where status = 'working' and out_at is null;
create index job_assignments_of_job on job_assignments (job_id, id);
create index job_assignments_of_volunteer on job_assignments (volunteer_id, status, id desc);
create index job_assignments_to_answer on job_assignments (answer_due_at, id) where status = 'offered';
