-- 评单: what a requester says of the work, first whether it is solved, then how it went; and the random list of those who are called back.
alter table needs add column rate_due_at timestamptz(3);
alter table needs add column rework_count integer not null default 0;
-- How it ended, by the requester's word alone; `unrated` by silence, which is not good.
alter table needs add column outcome text check (outcome in ('solved', 'part', 'unsolved', 'unrated'));
update needs set rate_due_at = updated_at + interval '15 days' where status = 'toRate';
update needs set outcome = 'unrated' where status = 'closed';
alter table needs add constraint needs_rate_due check (status <> 'toRate' or rate_due_at is not null);
alter table needs add constraint needs_outcome check ((status = 'closed') = (outcome is not null));
create index needs_to_rate on needs (rate_due_at, id) where status = 'toRate';
create index needs_closed on needs (ended_at, id) where status = 'closed';
create table need_ratings (
  need_id bigint not null references needs (id),
  -- 0 for the first report of the team, 1 after it came again, and so on.
  round integer not null check (round >= 0),
  outcome text not null check (outcome in ('solved', 'part', 'unsolved')),
  timely integer check (timely between 1 and 5),
  attitude integer check (attitude between 1 and 5),
  quality integer check (quality between 1 and 5),
  note text not null default '' check (char_length(note) <= 300),
  via text not null check (via in ('account', 'code', 'phone', 'proxy')),
  -- Staff who asked by phone, or took it down from somebody; null where the requester rated.
  by_id bigint references accounts (id),
  at timestamptz(3) not null,
  constraint need_ratings_once primary key (need_id, round),
  constraint need_ratings_by check ((via in ('phone', 'proxy')) = (by_id is not null))
);
-- A draw of a week: one in twenty of the needs that ended in it, by the hash of seed and number, so that anybody can draw again.
create table callback_draws (
  week date primary key,
  seed text not null,
  ended_count integer not null,
  drawn_count integer not null,
  drawn_at timestamptz(3) not null
);
create table need_callbacks (
  need_id bigint primary key references needs (id),
  week date not null references callback_draws (week),
  status text not null check (status in ('open', 'agrees', 'differs', 'unreached')),
  note text not null default '' check (char_length(note) <= 200),
  by_id bigint references accounts (id),
  at timestamptz(3),
  constraint need_callbacks_by check ((status = 'open') = (by_id is null) and (by_id is null) = (at is null))
);
create index need_callbacks_by_status on need_callbacks (status, need_id desc);
