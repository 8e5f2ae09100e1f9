-- by every filter, from a cursor on
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
where
  "l"."action" = $1
  and "l"."target_type" = $2
  and "l"."target_id" = $3
  and "l"."actor_id" = $4
  and l.actor_id in (
    select id
    from accounts
    where
      lower(login_name) = $5
      or display_name = $6
  )
  and l.detail ? 'outcome'
  and "l"."at" >= $7
  and "l"."at" < $8
  and (l.at, l.id) < ($9, $10)
order by
  "l"."at" desc,
  "l"."id" desc
limit $11;

-- nothing asked
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
limit $1;
