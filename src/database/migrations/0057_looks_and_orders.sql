-- Who has which item of a review desk open just now. A row lives for a minute after it was last renewed.
create table desk_looks (
  account_id bigint not null references accounts,
  -- What kind of row, as the desks name it: activity, hour, news.
  kind text not null check (length(kind) between 2 and 20),
  row_id bigint not null,
  -- Somebody writes about it or has decided it and can still take that back.
  is_deciding boolean not null,
  seen_until timestamptz not null,
  constraint desk_looks_one primary key (kind, row_id, account_id)
);

-- Decided hours in the orders of their columns.
create index service_hours_decided_by_start on service_hours (starts_at, id)
  where approved_by is not null or status = 'rejected';
create index service_hours_decided_by_minutes on service_hours (minutes, id)
  where approved_by is not null or status = 'rejected';
