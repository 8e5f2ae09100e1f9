-- After a service both sides may rate each other (评价): blind until both have, or seven days are over. Never preset: no row is no opinion.
create table ratings (
  participation_id bigint not null references participations (id),
  direction text not null check (direction in ('ofService', 'ofVolunteer')),
  activity_id bigint not null references activities (id),
  team_id bigint not null references teams (id),
  volunteer_id bigint not null references volunteers (id),
  -- Four whole marks of 1 to 5, in the order of the direction's words.
  scores smallint[] not null check (cardinality(scores) = 4 and 1 <= all (scores) and 5 >= all (scores)),
  text text not null default '' check (char_length(text) <= 300),
  rated_by bigint not null references accounts (id),
  created_at timestamptz(3) not null,
  -- When it is shown though the other side has said nothing: seven days after the shift.
  shown_at timestamptz(3) not null,
  constraint ratings_once primary key (participation_id, direction),
  constraint ratings_in_time check (created_at < shown_at)
);
create index ratings_of_team on ratings (team_id, shown_at) where direction = 'ofService';
create index ratings_of_volunteer on ratings (volunteer_id, created_at desc, participation_id desc) where direction = 'ofVolunteer';
create index ratings_of_activity on ratings (activity_id);
