-- Standing posts (常设岗位): a job of the kind standing that a team opens for its members, with weekly slots. Each time somebody of a
-- slot is due there is a job of its own below it (parent_job_id), with an agreed visit and a part in it (job_assignments) for everybody of the slot.
create table post_slots (
  id bigint primary key,
  job_id bigint not null references jobs (id),
  -- 0 is Sunday.
  weekday smallint not null check (weekday between 0 and 6),
  starts text not null check (starts ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  ends text not null check (ends ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  places integer not null check (places between 1 and 20),
  constraint post_slots_span check (ends > starts),
  constraint post_slots_once unique (job_id, weekday, starts)
);
create table post_people (
  id bigint primary key,
  job_id bigint not null references jobs (id),
  slot_id bigint not null references post_slots (id),
  volunteer_id bigint not null references volunteers (id),
  status text not null check (status in ('applied', 'trial', 'regular', 'declined', 'left', 'removed', 'ended')),
  words text not null default '' check (char_length(words) <= 200),
  applied_at timestamptz(3) not null,
  decided_by bigint references accounts (id),
  decided_at timestamptz(3),
  -- What the team said, to the application or when it let somebody go.
  said text not null default '' check (char_length(said) <= 200),
  -- From when on no new duty begins; until then what was promised stands.
  leaves_at timestamptz(3),
  ended_at timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint post_people_decided check ((decided_by is null) = (decided_at is null) and (status not in ('trial', 'regular', 'declined', 'removed') or decided_by is not null)),
  constraint post_people_ended check ((status in ('declined', 'left', 'removed', 'ended')) = (ended_at is not null)),
  constraint post_people_leaving check (leaves_at is null or status in ('left', 'removed'))
);
-- One live place of a person in a post.
create unique index post_people_live on post_people (job_id, volunteer_id) where status in ('applied', 'trial', 'regular');
create index post_people_of_job on post_people (job_id, status, id);
create index post_people_of_slot on post_people (slot_id, status);
create index post_people_of_volunteer on post_people (volunteer_id, id desc);
alter table jobs add column parent_job_id bigint references jobs (id);
alter table jobs add column slot_id bigint references post_slots (id);
alter table jobs add column trial_visits integer check (trial_visits between 0 and 8);
alter table jobs add column least_weeks integer check (least_weeks between 0 and 52);
alter table jobs add constraint jobs_standing check (case
  when kind <> 'standing' then num_nonnulls(parent_job_id, slot_id, trial_visits, least_weeks) = 0
  when parent_job_id is null then team_id is not null and need_id is null and slot_id is null and num_nonnulls(trial_visits, least_weeks) = 2
  else team_id is not null and need_id is null and slot_id is not null and visit_start is not null and num_nonnulls(trial_visits, least_weeks) = 0 end);
-- One duty of a slot at a time, however many processes make them.
create unique index jobs_duties on jobs (slot_id, visit_start) where slot_id is not null;
create index jobs_duties_over on jobs (visit_end, id) where slot_id is not null and status = 'inProgress';
create index jobs_posts_open on jobs (id) where kind = 'standing' and parent_job_id is null and status in ('open', 'full', 'paused');
