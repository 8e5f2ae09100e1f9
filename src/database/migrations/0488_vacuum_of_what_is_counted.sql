-- A count by an index alone reads every row after all whose page was written since the last vacuum. Of tables whose rows change for weeks
-- that is done after a fiftieth of them instead of a fifth.
alter table activities set (autovacuum_vacuum_scale_factor = 0.02);
alter table jobs set (autovacuum_vacuum_scale_factor = 0.02);
alter table needs set (autovacuum_vacuum_scale_factor = 0.02);
alter table service_hours set (autovacuum_vacuum_scale_factor = 0.02);
alter table shift_tallies set (autovacuum_vacuum_scale_factor = 0.02);
alter table teams set (autovacuum_vacuum_scale_factor = 0.02);
