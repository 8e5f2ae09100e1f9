-- A correction (更正) says from when until when the service was, beside the minutes; those asked for before have minutes alone.
alter table hour_corrections add column wished_starts_at timestamptz(3), add column wished_ends_at timestamptz(3);
alter table hour_corrections add constraint hour_corrections_wished_times check (
  (wished_starts_at is null) = (wished_ends_at is null)
  and (wished_starts_at is null or wished_minutes <= extract(epoch from wished_ends_at - wished_starts_at) / 60));
-- A team looks through all of its own, what waits for it first.
create index hour_corrections_of_team on hour_corrections (team_id, (state <> 'atTeam'), id desc);
