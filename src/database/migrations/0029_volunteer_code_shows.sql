-- On which device a volunteer's own code was shown (domain.md 4.3.15): a risk signal that is dropped after 90 days. The mark is a keyed hash, empty when the browser sent none.
create table volunteer_code_shows (
  volunteer_id bigint not null references volunteers (id),
  device_hash text not null,
  -- The turn of the code, so that reading one code again leaves one row.
  shown_at timestamptz(3) not null,
  primary key (volunteer_id, shown_at, device_hash)
);
create index volunteer_code_shows_oldest on volunteer_code_shows (shown_at);
