-- menu of a shell
select *
from "menus"
where "client" = $1
order by
  "sort",
  "id";

-- accounts by every filter
select
  "c"."id",
  "c"."login_name",
  "c"."display_name",
  "c"."user_type",
  "c"."role_id",
  "r"."name" as "role_name",
  "r"."permissions",
  "c"."organisation_id",
  "o"."name" as "organisation_name",
  "c"."status",
  "c"."status_reason",
  "c"."mobile_masked",
  "c"."must_change_password",
  "c"."last_login_at",
  "c"."created_at",
  "c"."version",
  (
    select max(l.locked_until)
    from login_attempts l
    where
      starts_with(l.key, 'account:' || c.id || '|')
      and l.locked_until > $1
  ) as "locked_until",
  (
    select count(*)
    from sessions s
    where
      s.account_id = c.id
      and s.ended_at is null
      and s.expires_at > $2
  ) as "live_session_count",
  (
    exists (
      select 1
      from second_factors f
      where
        f.account_id = c.id
        and f.confirmed_at is not null
    )
    or exists (
      select 1
      from passkeys p
      where p.account_id = c.id
    )
  ) as "has_second_factor"
from
  "accounts" as "c"
  inner join "roles" as "r" on "r"."id" = "c"."role_id"
  left join "organisations" as "o" on "o"."id" = "c"."organisation_id"
where
  "c"."user_type" = $3
  and "c"."role_id" = $4
  and "c"."organisation_id" = $5
  and "c"."status" = $6
  and "o"."path" like $7
  and 'account:' || c.id in (
    select split_part(l.key, '|', 1)
    from login_attempts l
    where l.locked_until > $8
  )
  and (
    lower(c.login_name) like $9
    or c.display_name like $10
    or right(c.mobile_masked, 4) = $11
  )
order by
  c.created_at desc,
  c.id desc
limit $12
offset $13;

-- who manages accounts
select
  "c"."id",
  "c"."role_id"
from
  "accounts" as "c"
  inner join "roles" as "r" on "r"."id" = "c"."role_id"
where
  "c"."status" = $1
  and "c"."user_type" = $2
  and r.permissions @> array[$3]
order by "c"."id";

-- roles and how many have them
select
  "r".*,
  (
    select count(*) as "count"
    from "accounts" as "c"
    where "c"."role_id" = "r"."id"
  ) as "account_count",
  (
    "r"."organisation_id" in (
      select id
      from organisations
      where "path" like $1
    ) is not true
    or exists (
      select
      from accounts c
      where
        c.role_id = r.id
        and "c"."organisation_id" in (
          select id
          from organisations
          where "path" like $2
        ) is not true
    )
  ) as "is_of_others"
from "roles" as "r"
order by
  "r"."is_builtin" desc,
  "r"."id"
limit $3;
