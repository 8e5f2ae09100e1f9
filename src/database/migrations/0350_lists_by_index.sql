-- Lists of what takes people are found and counted in their index alone. `is_full` is told apart from the count that says so, since a
-- count changes with every sign-up and this seldom: a row stays where it is, and no index is written, until the last place goes.
alter table activities add column is_full boolean not null generated always as (taken_count >= capacity) stored;
alter table shifts add column is_full boolean not null generated always as (taken_count >= capacity) stored;

drop index activities_soonest;
drop index activities_soonest_category;
drop index activities_soonest_area;
drop index activities_soonest_both;
create index activities_soonest on activities (starts_at, id)
  include (ends_at, sign_up_opens_at, sign_up_closes_at, first_closes_at, published_at, is_full, minor_policy)
  where status = 'published';
create index activities_soonest_category on activities (category, starts_at, id)
  include (ends_at, sign_up_opens_at, sign_up_closes_at, first_closes_at, published_at, is_full, minor_policy)
  where status = 'published';
create index activities_soonest_area on activities (area, starts_at, id)
  include (ends_at, sign_up_opens_at, sign_up_closes_at, first_closes_at, published_at, is_full, minor_policy)
  where status = 'published';
create index activities_soonest_both on activities (area, category, starts_at, id)
  include (ends_at, sign_up_opens_at, sign_up_closes_at, first_closes_at, published_at, is_full, minor_policy)
  where status = 'published';
