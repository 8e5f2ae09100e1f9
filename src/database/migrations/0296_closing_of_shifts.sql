-- Sign-up to a shift closes so many hours before it begins: as the activity says (`shift_closes_hours`), or as the shift itself
-- does. `closes_at` is null where it is open until the start; the activity keeps the first and the last of its shifts' closings.
alter table activities add column shift_closes_hours integer not null default 0 check (shift_closes_hours between 0 and 168);
alter table activities add column first_closes_at timestamptz(3);
alter table activities add column last_closes_at timestamptz(3);
alter table shifts add column closes_hours integer check (closes_hours between 0 and 168);
alter table shifts add column closes_at timestamptz(3) check (closes_at < starts_at);
