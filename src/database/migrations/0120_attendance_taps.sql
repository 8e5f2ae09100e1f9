-- What a leader tapped without a line goes up later: once, whatever became of the first answer, and as of the time it was tapped.
create table attendance_taps (
  account_id bigint not null references accounts (id),
  -- Made by the device with the tap; sent again it is the same tap.
  tap_id uuid not null,
  -- What the roll call answered.
  answer jsonb not null,
  taken_at timestamptz(3) not null,
  constraint attendance_taps_once primary key (account_id, tap_id)
);
create index attendance_taps_taken on attendance_taps (taken_at);
-- When the step was tapped, where that was before it came up; its `at` is the server's.
alter table attendance_events add column tapped_at timestamptz(3);
