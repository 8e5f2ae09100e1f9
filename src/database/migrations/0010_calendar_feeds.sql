-- A volunteer's own calendar as a private address that calendar programs read; only the hash of its secret is kept.
create table calendar_feeds (
  volunteer_id bigint primary key references volunteers (id) on delete cascade,
  token_hash text not null constraint calendar_feeds_token unique,
  created_at timestamptz(3) not null
);
