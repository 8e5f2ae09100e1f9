-- Pictures of an activity: a photo as its cover (in `cover`) and up to nine below its text, each with words for those who do not see them.
alter table activities
  add column pictures jsonb not null default '[]'
    constraint activities_pictures check (jsonb_typeof(pictures) = 'array' and jsonb_array_length(pictures) <= 9);

-- Which files an activity holds: shown by what is stored of it, or only by a change that waits. Files are the team's, so that a copy may hold them too.
create table activity_files (
  activity_id bigint not null references activities (id) on delete cascade,
  file_id bigint not null references files (id) on delete cascade,
  is_shown boolean not null,
  constraint activity_files_key primary key (activity_id, file_id)
);
create index activity_files_of_file on activity_files (file_id);
