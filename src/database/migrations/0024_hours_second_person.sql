-- The second person at the centre sees how an hour was proved, and decides many only after a look at a sample.

-- How vague the measured place was, in metres, as the device said.
alter table attendance_events add column accuracy_m integer check (accuracy_m >= 0);

-- When the centre decided, so that a rush of decisions can be seen.
alter table service_hours add column decided_at timestamptz(3);
create index service_hours_decided_by on service_hours (approved_by, decided_at) where decided_at is not null;

-- What was fixed and not yet confirmed by the team is the leader's word.
update service_hours h set evidence_grade = 'C'
from participations p
where p.id = h.participation_id and 'fixed' in (p.in_method, p.out_method) and h.status = 'calculated';

-- A random part of records that somebody wants to decide at once, chosen by the server, and which of it they opened.
create table hour_samples (
  id bigint primary key,
  reviewer_id bigint not null references accounts (id),
  hour_ids bigint[] not null,
  sample_ids bigint[] not null,
  opened_ids bigint[] not null default '{}',
  created_at timestamptz(3) not null,
  used_at timestamptz(3),
  constraint hour_samples_part check (sample_ids <@ hour_ids and opened_ids <@ sample_ids)
);
create index hour_samples_reviewer on hour_samples (reviewer_id, created_at desc);
