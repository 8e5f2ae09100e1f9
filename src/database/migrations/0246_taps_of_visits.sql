-- A time of a visit was tapped without a line, waited on the device and came up later: as of when it was tapped, grade D.
alter table job_assignments add column has_waited boolean not null default false;
