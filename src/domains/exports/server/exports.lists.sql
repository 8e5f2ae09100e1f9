-- listMyExports 1
select
  "id",
  "what",
  "file_name",
  "reason",
  "state",
  "row_count",
  "done_count",
  "written_count",
  "ending",
  "asked_at",
  "ended_at",
  "expires_at"
from "export_orders"
where "account_id" = $1
order by "id" desc
limit $2
offset $3;

-- listMyExports 2
select count(*) as total
from
  (
    (
      select "id"
      from "export_orders"
      where "account_id" = $1
      limit $2
    )
  ) as counted;
