-- listSms 1
select *
from "outbox"
where "channel" = $1
order by
  "created_at" desc,
  "id" desc
limit $2
offset $3;

-- listSms 2
select count(*) as total
from
  (
    (
      select "id"
      from "outbox"
      where "channel" = $1
      limit $2
    )
  ) as counted;

-- listAuditLog 1
select
  "l"."id",
  "l"."at",
  "l"."actor_id",
  "l"."actor_name",
  "l"."action",
  "l"."target_type",
  "l"."target_id",
  "l"."reason",
  "l"."detail",
  "l"."request_id",
  "c"."login_name" as "actor_login_name",
  "r"."name" as "actor_role_name",
  "o"."address",
  "o"."device_hash"
from
  "audit_log" as "l"
  left join "accounts" as "c" on "c"."id" = "l"."actor_id"
  left join "roles" as "r" on "r"."id" = "c"."role_id"
  left join "audit_origins" as "o" on "o"."request_id" = "l"."request_id"
order by
  "l"."at" desc,
  "l"."id" desc
limit $1
offset $2;

-- listAuditLog 2
select count(*) as total
from
  (
    (
      select "l"."id"
      from "audit_log" as "l"
      limit $1
    )
  ) as counted;

-- listAuditLog 3
select
  id,
  "name" as name
from "teams"
where id = any ($1);

-- listAuditLog 4
select
  id,
  "title" as name
from "activities"
where id = any ($1);

-- listAuditLog 5
select
  s.id,
  a.title || to_char(
    s.starts_at at time zone 'Asia/Shanghai',
    ' MM-DD HH24:MI'
  ) as name
from
  shifts s
  join activities a on a.id = s.activity_id
where s.id = any ($1);
