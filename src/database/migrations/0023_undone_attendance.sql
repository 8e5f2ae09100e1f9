-- What a leader takes back stays: the row is 待签到 again, its steps keep their receipts, and an event says who took it back, when and why.
alter table participations drop constraint participations_status_check;
alter table participations add constraint participations_status_check
  check (status in ('expected', 'checkedIn', 'checkedOut', 'noCheckOut', 'absent', 'excused'));
alter table participations add constraint participations_undone
  check (status <> 'expected' or (sign_up_id is null and checked_in_at is null and checked_out_at is null and in_method is null and out_method is null));
alter table attendance_events drop constraint attendance_events_kind_check;
alter table attendance_events add constraint attendance_events_kind_check
  check (kind in ('in', 'out', 'fix', 'absent', 'excused', 'undo', 'undone', 'confirm'));
