-- Posts (岗位) of an activity: what each is about and whom it wants. A shift is held by one post, named by post_name.
alter table activities add column posts jsonb not null default '[]';

-- The qualification (资格证) that a training led to, as a key of site's qualifications; posts may ask for it.
alter table record_entries
  add column qualification text,
  add constraint record_entries_qualification check (qualification is null or kind = 'training');
create index record_entries_qualified on record_entries (volunteer_id) where qualification is not null and state = 'valid';
