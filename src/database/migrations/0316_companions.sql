-- Companions (同行人, domain.md 4.4.5 and 4.4.7): up to five people that somebody brings along by name; each takes a place and earns no hours.
alter table activities add column companions_max integer not null default 0,
  add constraint activities_companions_max check (companions_max between 0 and 5);

alter table sign_ups add column companions jsonb not null default '[]',
  add constraint sign_ups_companions check (jsonb_typeof(companions) = 'array' and jsonb_array_length(companions) <= 5);
-- Places that it takes while it holds any.
alter table sign_ups add column party_size integer not null generated always as (1 + jsonb_array_length(companions)) stored;

-- Their names are kept for a year; the task that lets go of them finds them by this.
create index sign_ups_named_companions on sign_ups (ends_at)
  where companions <> '[]' and companions -> 0 ->> 'name' <> '同行人';
