-- Named sets of filters that staff keep of their lists, and the indexes behind the orders that heads of columns ask for.
create table list_views (
  id bigint primary key,
  account_id bigint not null references accounts,
  -- The address of the list: /review/hours.
  list text not null check (length(list) between 2 and 100),
  name text not null check (length(name) between 1 and 20),
  -- What the address of the list says behind the question mark: view, filters and order; never a page or a row.
  search text not null check (length(search) <= 500),
  created_at timestamptz not null,
  constraint list_views_name unique (account_id, list, name)
);

create index volunteers_by_name on volunteers (name collate "C", id);
create index volunteers_by_birth on volunteers (birth_on, id);
create index accounts_by_login on accounts (user_type, lower(login_name), id);
create index accounts_by_last_login on accounts (user_type, coalesce(last_login_at, '-infinity'::timestamptz), id);
create index activities_by_start on activities (starts_at, id) where status <> 'draft';
create index real_name_checks_decided on real_name_checks (decided_at desc, id desc);
-- Decided hours stand in the order of their decision; nobody asks for them by their making any more.
drop index service_hours_decided;
create index service_hours_last_decided on service_hours (coalesce(decided_at, updated_at) desc, id desc);
