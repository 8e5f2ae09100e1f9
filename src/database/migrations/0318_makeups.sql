-- 补录活动 (domain.md 4.2.4): an activity that was held and never published, told afterwards by its team. It is no activity until the centre passes it.
create table activity_makeups (
  id bigint primary key,
  makeup_no text not null constraint activity_makeups_no unique,
  team_id bigint not null references teams (id),
  organisation_id bigint not null references organisations (id),
  title text not null check (char_length(title) between 1 and 50),
  category text references service_categories (key),
  area text references areas (code),
  place_name text not null check (char_length(place_name) <= 60),
  content text not null check (char_length(content) <= 2000),
  -- Day and times as they were typed; the instants where all three are there.
  served_on date,
  from_time text not null check (from_time ~ '^([0-9]{2}:[0-9]{2})?$'),
  to_time text not null check (to_time ~ '^([0-9]{2}:[0-9]{2})?$'),
  starts_at timestamptz(3),
  ends_at timestamptz(3),
  -- Why it was not published before.
  reason text not null check (char_length(reason) <= 500),
  witness_name text not null,
  witness_mobile_tail text not null check (witness_mobile_tail ~ '^([0-9]{4})?$'),
  state text not null default 'draft' check (state in ('draft', 'pending', 'returned', 'refused', 'passed')),
  submitted_at timestamptz(3),
  -- Whoever declared it to be true.
  submitted_by bigint references accounts (id),
  decided_at timestamptz(3),
  decided_by bigint references accounts (id),
  note text,
  -- The activity that it became.
  activity_id bigint references activities (id) constraint activity_makeups_activity unique,
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint activity_makeups_told check (state in ('draft', 'returned')
    or (category is not null and starts_at < ends_at and char_length(reason) >= 10 and char_length(witness_name) >= 2
      and witness_mobile_tail <> '' and submitted_at is not null and submitted_by is not null)),
  constraint activity_makeups_in_time check (state in ('draft', 'returned')
    or (ends_at <= submitted_at and submitted_at <= ends_at + interval '30 days')),
  constraint activity_makeups_decided check ((decided_at is null) = (decided_by is null)
    and (state not in ('returned', 'refused', 'passed') or decided_at is not null)
    and (state not in ('returned', 'refused') or note is not null)),
  constraint activity_makeups_became check ((state = 'passed') = (activity_id is not null)),
  constraint activity_makeups_two_people check (decided_by is null or decided_by <> submitted_by)
);
create index activity_makeups_of_team on activity_makeups (team_id, id desc);
create index activity_makeups_waiting on activity_makeups (submitted_at, id) where state = 'pending';
create index activity_makeups_done on activity_makeups (decided_at desc, id desc) where state in ('returned', 'refused', 'passed');

-- Who served in it, from when until when of that day.
create table activity_makeup_people (
  makeup_id bigint not null references activity_makeups (id) on delete cascade,
  volunteer_id bigint not null references volunteers (id),
  sort integer not null,
  from_time text not null check (from_time ~ '^([0-9]{2}:[0-9]{2})?$'),
  to_time text not null check (to_time ~ '^([0-9]{2}:[0-9]{2})?$'),
  minutes integer not null check (minutes between 0 and 480),
  primary key (makeup_id, volunteer_id)
);
create index activity_makeup_people_of_person on activity_makeup_people (volunteer_id, makeup_id);
