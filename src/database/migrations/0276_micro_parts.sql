-- A 随手志愿 (a job of the kind micro): a team carries it, in whose ledger its hours stand, and each piece counts so many minutes.
alter table jobs add column piece_minutes integer check (piece_minutes between 10 and 120);
alter table jobs add constraint jobs_micro
  check (case kind when 'micro' then piece_minutes is not null and team_id is not null and need_id is null else piece_minutes is null end);
-- What one volunteer does of it: a place, a photo as proof, and what the issuer said to it. What is accepted is a visit to the job
-- with the same id (job_assignments), of which the hours are computed.
create table micro_parts (
  id bigint primary key,
  job_id bigint not null references jobs (id),
  volunteer_id bigint not null references volunteers (id),
  status text not null check (status in ('accepted', 'reported', 'verified', 'handedBack', 'expired')),
  claimed_at timestamptz(3) not null,
  -- Until when the photo is sent; later again after it was sent back.
  report_due_at timestamptz(3) not null,
  report_text text check (char_length(report_text) between 4 and 500),
  photo_consent text check (photo_consent in ('noFaces', 'agreed')),
  -- When it was done, as they say.
  done_at timestamptz(3),
  reported_at timestamptz(3),
  -- Why the issuer sent it back, or what they said to it.
  said text not null default '' check (char_length(said) <= 200),
  decided_by bigint references accounts (id),
  decided_at timestamptz(3),
  ended_at timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint micro_parts_due check (report_due_at > claimed_at),
  constraint micro_parts_report check ((reported_at is null) = (report_text is null) and (reported_at is null) = (photo_consent is null)
    and (reported_at is null) = (done_at is null) and done_at >= claimed_at and done_at <= reported_at
    and (status not in ('reported', 'verified') or reported_at is not null)),
  constraint micro_parts_decided check ((decided_by is null) = (decided_at is null) and (status <> 'verified' or decided_by is not null)),
  constraint micro_parts_ended check ((status in ('verified', 'handedBack', 'expired')) = (ended_at is not null))
);
-- Nobody has two places in one task, however often the button is pressed.
create unique index micro_parts_once on micro_parts (job_id, volunteer_id) where status in ('accepted', 'reported', 'verified');
create index micro_parts_of_job on micro_parts (job_id, status, id);
create index micro_parts_of_volunteer on micro_parts (volunteer_id, id desc);
create index micro_parts_to_report on micro_parts (report_due_at, id) where status = 'accepted';
create index micro_parts_to_verify on micro_parts (job_id, reported_at) where status = 'reported';
create index jobs_micro_open on jobs (plan_end, id) where kind = 'micro' and status = 'open';
