-- What a volunteer keeps an eye on: activities kept (收藏), teams followed (关注), and sign-ups that are not open yet (开放时提醒我).
create table favourites (
  volunteer_id bigint not null references volunteers (id),
  activity_id bigint not null references activities (id),
  created_at timestamptz(3) not null,
  constraint favourites_once primary key (volunteer_id, activity_id)
);
create index favourites_newest on favourites (volunteer_id, created_at desc, activity_id desc);
create table team_follows (
  volunteer_id bigint not null references volunteers (id),
  team_id bigint not null references teams (id),
  created_at timestamptz(3) not null,
  -- New activities published up to this instant have been told.
  told_until timestamptz(3) not null,
  constraint team_follows_once primary key (volunteer_id, team_id),
  constraint team_follows_told check (told_until >= created_at)
);
create index team_follows_newest on team_follows (volunteer_id, created_at desc, team_id desc);
create index team_follows_of_team on team_follows (team_id, volunteer_id);
-- A row is a wish that waits; whoever was told has none any more.
create table opening_reminders (
  volunteer_id bigint not null references volunteers (id),
  activity_id bigint not null references activities (id),
  created_at timestamptz(3) not null,
  constraint opening_reminders_once primary key (volunteer_id, activity_id)
);
create index opening_reminders_of_activity on opening_reminders (activity_id, volunteer_id);
