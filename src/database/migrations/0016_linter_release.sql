-- What the publish linter holds back but the centre may let through (domain.md 4.6): the team's ground with the activity, and each release with who, when and why.
alter table activities
  add column release_ground text not null default '',
  add column release_count integer not null default 0,
  add constraint activities_release_ground check (char_length(release_ground) <= 200);
create table activity_releases (
  activity_id bigint not null references activities (id) on delete cascade,
  code text not null,
  words text not null,
  ground text not null,
  reason text not null,
  released_at timestamptz(3) not null,
  released_by bigint not null references accounts (id),
  constraint activity_releases_key primary key (activity_id, code, words)
);
