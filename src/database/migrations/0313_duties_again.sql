-- A duty that was called off may be made again: its post opened again, or somebody else has the slot.
drop index jobs_duties;
create unique index jobs_duties on jobs (slot_id, visit_start) where slot_id is not null and status <> 'withdrawn';
