-- listAccounts 1
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
  and "o"."path" like $4
order by
  c.created_at desc,
  c.id desc
limit $5
offset $6;

-- listAccounts 2
select count(*) as total
from
  (
    (
      select "c"."id"
      from
        "accounts" as "c"
        inner join "roles" as "r" on "r"."id" = "c"."role_id"
        left join "organisations" as "o" on "o"."id" = "c"."organisation_id"
      where
        "c"."user_type" = $1
        and "o"."path" like $2
      limit $3
    )
  ) as counted;
