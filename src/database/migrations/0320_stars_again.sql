-- A star that was withdrawn can be reached again, and each star keeps the minutes that its level asked for when it was found: a level changed later touches nobody who has one.
alter table star_awards drop constraint star_awards_once;
create unique index star_awards_once on star_awards (volunteer_id, level) where state <> 'withdrawn';
create index star_awards_of_person on star_awards (volunteer_id, level);

alter table star_awards add column asked_minutes integer;
-- What was counted or awarded below today's level was found by a lower one.
update star_awards s set asked_minutes = least(l.min_minutes, s.counted_minutes, coalesce(s.awarded_minutes, l.min_minutes))
  from star_levels l where l.level = s.level;
alter table star_awards
  alter column asked_minutes set not null,
  add constraint star_awards_asked check (asked_minutes > 0 and counted_minutes >= asked_minutes and (awarded_minutes is null or awarded_minutes >= asked_minutes));
