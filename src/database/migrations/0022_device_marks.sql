-- Which browser and address a step came from (domain.md 4.3.15): risk signals that are dropped after 90 days. The mark of a browser is kept as a keyed hash.
alter table attendance_events add column device_hash text, add column address text;
-- "Same device as 5 others": the steps of one browser on one day.
create index attendance_events_of_device on attendance_events (device_hash, at) where device_hash is not null;
drop index attendance_events_placed;
create index attendance_events_traced on attendance_events (at, id)
  where distance_m is not null or device_hash is not null or address is not null;

-- Beside the audit log instead of in it, because audit lines are never changed and this is dropped: one row a request that left lines.
create table audit_origins (
  request_id text primary key,
  at timestamptz(3) not null,
  address text not null,
  device_hash text
);
create index audit_origins_oldest on audit_origins (at);
