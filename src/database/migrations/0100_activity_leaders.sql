-- Who leads an activity (领队, domain.md 4.10): members of the team who run its day with a login of their own.
create table activity_leaders (
  activity_id bigint not null references activities (id) on delete cascade,
  volunteer_id bigint not null references volunteers (id),
  appointed_at timestamptz(3) not null,
  appointed_by bigint not null references accounts (id),
  constraint activity_leaders_once primary key (activity_id, volunteer_id)
);
create index activity_leaders_of_person on activity_leaders (volunteer_id, activity_id desc);
