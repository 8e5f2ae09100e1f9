-- What teams and news are found by, beside activity_search: pairs of characters made in the application. Rows that were
-- there before get theirs from the search room's background task.
create table team_search (
  team_id bigint primary key references teams (id) on delete cascade,
  tokens tsvector not null
);
create index team_search_tokens on team_search using gin (tokens);

create table news_search (
  news_id bigint primary key references news_items (id) on delete cascade,
  tokens tsvector not null,
  -- title, summary and body without markup: what a hit is checked against and quoted from
  plain_text text not null
);
create index news_search_tokens on news_search using gin (tokens);
