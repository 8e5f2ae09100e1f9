-- A volunteer closes the own account (注销): fifteen days to think it over, then nothing that names the person is left (PIPL 47, domain.md 4.2.1).
create table account_closings (
  id bigint primary key,
  volunteer_id bigint not null references volunteers (id),
  -- Where the volunteer stood, to stand there again when it is withdrawn.
  status_before text not null,
  asked_at timestamptz(3) not null,
  closes_at timestamptz(3) not null,
  -- When the last step is tried; later than the end of the days where something came between that has to end first.
  next_try_at timestamptz(3) not null,
  told_waiting_at timestamptz(3),
  withdrawn_at timestamptz(3),
  closed_at timestamptz(3),
  constraint account_closings_before check (status_before in ('pendingGuardian', 'active', 'dormant', 'restricted')),
  constraint account_closings_days check (closes_at > asked_at and next_try_at >= closes_at),
  constraint account_closings_end check (num_nonnulls(withdrawn_at, closed_at) <= 1 and closed_at >= closes_at and withdrawn_at >= asked_at)
);
create unique index account_closings_open on account_closings (volunteer_id) where withdrawn_at is null and closed_at is null;
create index account_closings_volunteer on account_closings (volunteer_id, asked_at desc);
create index account_closings_due on account_closings (next_try_at) where withdrawn_at is null and closed_at is null;
