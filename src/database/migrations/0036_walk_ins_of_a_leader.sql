-- How many walk-ins one leader put down within a minute is shown to reviewers.
create index attendance_events_roll_call on attendance_events (operator_id, at) where kind = 'in' and method = 'rollCall';
