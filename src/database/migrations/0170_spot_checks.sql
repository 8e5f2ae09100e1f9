-- Spot checks (每周抽查): one in fifty of the records that took effect in a week, those with the smallest SHA-256 of seed and number. The seed is the hash of a public daily root made after the week was over, so nobody chose it and everybody can draw again.
create table spot_draws (
  -- A Monday.
  week date primary key,
  -- Of the daily root whose hash is the seed.
  seed_day date not null,
  seed text not null check (seed ~ '^[0-9a-f]{64}$'),
  hour_count integer not null check (hour_count >= 0),
  drawn_count integer not null check (drawn_count between 0 and hour_count),
  drawn_at timestamptz(3) not null,
  constraint spot_draws_seed_after_week check (seed_day >= week + 7)
);
create table spot_checks (
  hour_id bigint primary key references service_hours (id),
  week date not null references spot_draws (week),
  status text not null default 'open' check (status in ('open', 'agrees', 'differs', 'unclear')),
  note text not null default '' check (char_length(note) <= 300),
  by_id bigint references accounts (id),
  at timestamptz(3),
  constraint spot_checks_by check ((status = 'open') = (by_id is null) and (by_id is null) = (at is null)),
  constraint spot_checks_say_why check (status in ('open', 'agrees') or char_length(note) >= 5)
);
create index spot_checks_by_status on spot_checks (status, week desc, hour_id desc);
create index spot_checks_of_week on spot_checks (week);
