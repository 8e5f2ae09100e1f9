-- Jobs (任务): work that the centre gives to teams; dispatches keep whom the centre asked, of whom it knew what, and why.
create sequence job_serials maxvalue 999999 cycle;
create table dispatches (
  id bigint primary key,
  need_id bigint not null references needs (id),
  mode text not null check (mode in ('assign', 'pool')),
  -- The ranking as the dispatcher saw it: team, score and the points of each factor; and who was left out, with the reason.
  ranked jsonb not null,
  left_out jsonb not null,
  -- Why it was not the first of the ranking.
  choice_reason text check (choice_reason in ('named', 'continued', 'firstDeclined', 'other')),
  choice_note text not null default '' check (char_length(choice_note) <= 200),
  by_id bigint not null references accounts (id),
  at timestamptz(3) not null,
  due_at timestamptz(3) not null,
  ended_at timestamptz(3),
  outcome text check (outcome in ('taken', 'refused', 'lapsed', 'takenBack', 'cancelled')),
  constraint dispatches_time check (due_at > at),
  constraint dispatches_ended check ((ended_at is null) = (outcome is null)),
  constraint dispatches_choice check (choice_reason is null or char_length(choice_note) > 0)
);
create unique index dispatches_running on dispatches (need_id) where ended_at is null;
create index dispatches_of_need on dispatches (need_id, at desc);
create index dispatches_due on dispatches (mode, due_at, id) where ended_at is null;
create table jobs (
  id bigint primary key,
  job_no text not null constraint jobs_no unique,
  kind text not null check (kind in ('dispatch', 'directive', 'standing', 'micro')),
  status text not null check (status in ('draft', 'issued', 'accepted', 'assigning', 'inProgress', 'submitted', 'done',
    'declined', 'expired', 'withdrawn', 'open', 'full', 'paused', 'ended')),
  title text not null check (char_length(title) between 4 and 40),
  content text not null check (char_length(content) <= 2000),
  category text not null references service_categories (key),
  need_id bigint references needs (id),
  dispatch_id bigint references dispatches (id),
  activity_id bigint references activities (id),
  team_id bigint references teams (id),
  -- The 所, 站 or centre that gives it, and who of them.
  organisation_id bigint not null references organisations (id),
  issuer_id bigint references accounts (id),
  area text not null references areas (code),
  -- Where it is, for jobs without a need: a need keeps its door to itself.
  address text not null default '' check (char_length(address) <= 80),
  plan_start timestamptz(3) not null,
  plan_end timestamptz(3) not null,
  people_needed integer not null check (people_needed between 1 and 500),
  risk_notice text not null default '' check (char_length(risk_notice) <= 200),
  -- Out of a hundred, with the points of each factor in their words; null for what was claimed or ordered.
  score integer check (score between 0 and 100),
  score_parts jsonb,
  was_claimed boolean not null default false,
  issued_at timestamptz(3) not null,
  accept_due_at timestamptz(3),
  answered_at timestamptz(3),
  contact_due_at timestamptz(3),
  contacted_at timestamptz(3),
  finish_due_at timestamptz(3),
  expiring_told_at timestamptz(3),
  -- The visit that the team proposed, and what the requester said to it.
  visit_start timestamptz(3),
  visit_end timestamptz(3),
  visit_status text check (visit_status in ('proposed', 'agreed', 'refused')),
  visit_note text not null default '' check (char_length(visit_note) <= 200),
  result_code text check (result_code in ('solved', 'partly', 'unsolved', 'unreachable', 'notNeeded')),
  result_text text check (char_length(result_text) <= 1000),
  submitted_at timestamptz(3),
  -- Why it was declined, given back or taken back.
  reason text,
  note text not null default '' check (char_length(note) <= 200),
  ended_at timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint jobs_time check (plan_end > plan_start),
  constraint jobs_of_need check (kind <> 'dispatch' or (need_id is not null and team_id is not null)),
  constraint jobs_of_team check (kind <> 'directive' or team_id is not null),
  constraint jobs_score check ((score is null) = (score_parts is null)),
  constraint jobs_accept check (status <> 'issued' or accept_due_at is not null),
  constraint jobs_visit check ((visit_start is null) = (visit_status is null) and (visit_start is null) = (visit_end is null)
    and visit_end > visit_start),
  constraint jobs_result check ((result_code is null) = (submitted_at is null)),
  constraint jobs_submitted check (status not in ('submitted', 'done') or result_code is not null),
  constraint jobs_ended check ((status in ('done', 'declined', 'expired', 'withdrawn', 'ended')) = (ended_at is not null))
);
-- One team works on a need at a time; one team is asked once by one dispatch.
create unique index jobs_working on jobs (need_id) where need_id is not null and status in ('accepted', 'assigning', 'inProgress', 'submitted');
create unique index jobs_asked_once on jobs (dispatch_id, team_id) where dispatch_id is not null;
create index jobs_of_need_by_time on jobs (need_id, issued_at desc) where need_id is not null;
create index jobs_of_team on jobs (team_id, status, id desc);
create index jobs_given_to_team on jobs (team_id, issued_at desc) where team_id is not null;
create index jobs_to_answer on jobs (accept_due_at, id) where status = 'issued';
create index jobs_to_contact on jobs (contact_due_at, id) where status in ('accepted', 'assigning') and contacted_at is null;
create index jobs_to_finish on jobs (finish_due_at, id) where status in ('accepted', 'assigning', 'inProgress');
create index jobs_of_activity on jobs (activity_id) where activity_id is not null;
create index jobs_of_organisation on jobs (organisation_id, issued_at desc, id desc);
create index jobs_by_time on jobs (issued_at desc, id desc);
-- Every state a job has been in, when, by whom and why.
create table job_steps (
  id bigint generated by default as identity primary key,
  job_id bigint not null references jobs (id),
  status text not null,
  at timestamptz(3) not null,
  by_kind text not null check (by_kind in ('requester', 'staff', 'team', 'volunteer', 'system')),
  by_id bigint references accounts (id),
  reason text,
  note text not null default '' check (char_length(note) <= 200)
);
create index job_steps_of_job on job_steps (job_id, id);
-- What a team can do, counted by background work: members who name a category, and what was done in it within a year.
create table team_reach (
  category text not null references service_categories (key),
  team_id bigint not null references teams (id),
  people_count integer not null check (people_count >= 0),
  done_count integer not null check (done_count >= 0),
  computed_at timestamptz(3) not null,
  constraint team_reach_once primary key (category, team_id)
);
create index team_reach_of_team on team_reach (team_id);
create index team_reach_by_done on team_reach (category, done_count desc, team_id) where done_count > 0;
-- How the ranking weighs, and how much a team is given at once; one row, changed by dispatchers of the whole city.
create table dispatch_settings (
  id smallint primary key check (id = 1),
  weights jsonb not null,
  open_jobs integer not null check (open_jobs between 1 and 50),
  reach_metres integer not null check (reach_metres between 1000 and 100000),
  version integer not null default 1,
  updated_at timestamptz(3) not null
);
