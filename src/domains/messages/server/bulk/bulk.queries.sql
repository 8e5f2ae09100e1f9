-- count an audience
select
  count(*) filter (where not c.is_muted) as recipient_count,
  count(*) filter (where c.is_muted) as muted_count
from
  (
    select
      exists (
        select 1
        from message_mutes x
        where
          x.account_id = p.account_id
          and x.team_id = $1
      ) as is_muted
    from
      (
        select
          1 as account_id,
          'n' as name
      ) as p
    limit $2
  ) as c;

-- the next recipients
select
  p.account_id,
  p.name
from
  (
    select
      1 as account_id,
      'n' as name
  ) as p
where
  p.account_id > $1
  and not exists (
    select 1
    from message_mutes x
    where
      x.account_id = p.account_id
      and x.team_id = $2
  )
order by p.account_id
limit $3;

-- sent today
select
  "title",
  "body"
from "bulk_messages"
where
  "team_id" = $1
  and "created_at" >= $2
order by "id" desc
limit $3;

select "r"."id"
from
  "message_reports" as "r"
  inner join "bulk_messages" as "b" on "b"."id" = "r"."bulk_id"
where
  "b"."team_id" = $1
  and "r"."status" = $2
  and "r"."decided_at" > $3
limit $4;

-- history
select
  "b"."id",
  "b"."title",
  "b"."body",
  "b"."audience_label",
  "b"."status",
  "b"."recipient_count",
  "b"."sent_count",
  "b"."created_at",
  (
    select count(*)
    from messages m
    where
      m.bulk_id = b.id
      and m.read_at is not null
  ) as "read_count"
from "bulk_messages" as "b"
where "b"."team_id" = $1
order by "b"."id" desc
limit $2;

-- reports
select "r"."id"
from
  "message_reports" as "r"
  inner join "bulk_messages" as "b" on "b"."id" = "r"."bulk_id"
  inner join "teams" as "t" on "t"."id" = "b"."team_id"
  inner join "accounts" as "a" on "a"."id" = "r"."account_id"
where "r"."status" = $1;
