-- A leader can check people in and out by the code that they show on their own phone: a method of its own on every step.
alter table participations drop constraint participations_in_method_check;
alter table participations add constraint participations_in_method
  check (in_method in ('rotatingCode', 'shortCode', 'volunteerCode', 'rollCall', 'fixed'));
alter table participations drop constraint participations_out_method_check;
alter table participations add constraint participations_out_method
  check (out_method in ('rotatingCode', 'shortCode', 'volunteerCode', 'rollCall', 'fixed'));
alter table attendance_events drop constraint attendance_events_method_check;
alter table attendance_events add constraint attendance_events_method
  check (method in ('rotatingCode', 'shortCode', 'volunteerCode', 'rollCall', 'fixed'));
