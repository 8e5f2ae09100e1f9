-- Exports beyond what is made at once: orders that background work carries out piece by piece, and the pieces of their files.
create table export_orders (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  -- The operation that exports, by its name.
  operation text not null,
  -- What the person asked for in words, and the file's name.
  what text not null,
  file_name text not null,
  -- Filters as its source keeps them, and the data scope they were asked in; null for the whole city.
  request jsonb not null,
  scope text,
  reason text,
  -- Numbers of the rows in their order, until the file is made.
  row_ids bigint[] not null,
  row_count integer not null check (row_count > 0),
  done_count integer not null default 0 check (done_count between 0 and row_count),
  -- Rows that stand in the file: fewer when some were gone or out of sight meanwhile.
  written_count integer not null default 0,
  -- Sum and sizes of the sheet so far, from which the next piece goes on.
  checksum bigint not null default 0,
  raw_bytes bigint not null default 0,
  packed_bytes bigint not null default 0,
  state text not null default 'waiting' check (state in ('waiting', 'making', 'ready', 'failed', 'cancelled', 'expired')),
  -- Times in a row that a piece failed.
  attempts integer not null default 0,
  -- Why there is no file, as a sentence.
  ending text,
  asked_at timestamptz not null,
  ended_at timestamptz,
  expires_at timestamptz,
  constraint export_orders_ended check ((state in ('waiting', 'making')) = (ended_at is null)),
  constraint export_orders_expiring check (state <> 'ready' or expires_at is not null),
  constraint export_orders_told check (state not in ('failed', 'cancelled') or ending is not null),
  constraint export_orders_whole check (state <> 'ready' or done_count = row_count)
);
create index export_orders_by_account on export_orders (account_id, id desc);
create index export_orders_unmade on export_orders (id) where state in ('waiting', 'making');
create index export_orders_to_expire on export_orders (expires_at) where state = 'ready';
create index export_orders_ended on export_orders (ended_at) where ended_at is not null;

create table export_parts (
  -- Name of its bytes on the shelf; the row is there before they are.
  key text primary key check (key ~ '^[0-9a-f]{32}$'),
  order_id bigint not null references export_orders,
  -- Its place in the file; null until it counts.
  position integer,
  constraint export_parts_place unique (order_id, position)
);
create index export_parts_by_order on export_parts (order_id);
