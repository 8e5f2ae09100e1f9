-- Distances to the place of an activity are forgotten 90 days after check-in (PIPL 19): the rows that still hold one are found by index.
create index participations_placed on participations (created_at, id) where distance_m is not null;
create index attendance_events_placed on attendance_events (at, id) where distance_m is not null;
