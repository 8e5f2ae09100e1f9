-- 更正和补记 at a team or at the centre, by when it is due, and the count of what is late, from the index alone.
drop index hour_corrections_due;
create index hour_corrections_at_team on hour_corrections (due_at, id) include (awaits_until) where state = 'atTeam';
drop index hour_corrections_at_centre;
create index hour_corrections_at_centre on hour_corrections (centre_due_at, id) include (awaits_until) where state = 'atCentre';
create index hour_corrections_at_centre_by_due on hour_corrections (coalesce(centre_due_at, due_at), id) where state = 'atCentre';
