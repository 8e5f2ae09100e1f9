-- What public needs are found by: pairs of characters of the words that staff wrote for everybody, never of the requester's.
create table need_search (
  need_id bigint primary key references needs (id) on delete cascade,
  tokens tsvector not null
);
create index need_search_tokens on need_search using gin (tokens);
