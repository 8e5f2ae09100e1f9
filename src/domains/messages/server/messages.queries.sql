-- unread of a category
select "id"
from "messages"
where "account_id" = $1 and "category" = $2 and "read_at" is null
order by "id" desc;

-- unread by category
select "category", count(*) as "unread_count"
from "messages"
where "account_id" = $1 and "read_at" is null
group by "category"
order by "category";

-- send once
insert into "messages" ("id", "account_id", "category", "title", "body", "link", "dedupe_key", "read_at")
values ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict ("account_id", "dedupe_key")
where "dedupe_key" is not null do nothing;

-- mark as read
update "messages"
set "read_at" = $1
where "account_id" = $2 and "read_at" is null and "id" in ($3, $4);
