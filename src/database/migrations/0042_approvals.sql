-- What one administrator asks for and a second one must agree to before it takes effect (三员分立, GB/T 22239): grants, resets, new
-- accounts of those who decide, and whatever else a room puts before the security administrator.
create table approvals (
  id bigint generated always as identity primary key,
  kind text not null,
  -- What it is about: one request at a time for each.
  subject text not null,
  title text not null,
  facts jsonb not null,
  -- What is to be done, as its kind reads it.
  wish jsonb not null,
  reason text,
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected', 'withdrawn')),
  asked_by bigint not null references accounts,
  asked_at timestamptz not null,
  -- Whose account it changes, who has no say in it either.
  concerns bigint references accounts,
  decided_by bigint references accounts,
  decided_at timestamptz,
  decision_note text,
  constraint approvals_decided check ((state = 'pending') = (decided_at is null) and (decided_at is null) = (decided_by is null)),
  constraint approvals_second_person check (state not in ('approved', 'rejected') or decided_by is distinct from asked_by and decided_by is distinct from concerns)
);
create unique index approvals_one_pending on approvals (kind, subject) where state = 'pending';
create index approvals_newest on approvals (asked_at desc, id desc);
create index approvals_by_asker on approvals (asked_by, asked_at desc, id desc);
