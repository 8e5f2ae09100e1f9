-- listMessages 1
select
  "page".*,
  "box"."account_id",
  "counted"."total"
from
  unnest($1::bigint[]) as box(account_id)
  inner join lateral (
    select count(*) as "total"
    from
      (
        select "m"."id"
        from "messages" as "m"
        where
          "m"."account_id" = box.account_id
          and "m"."deleted_at" is null
        limit $2
      ) as "one"
  ) as "counted" on true
  left join lateral (
    select
      "m"."id",
      "m"."category",
      "m"."level",
      "m"."title",
      "m"."body",
      "m"."link",
      "m"."created_at",
      "m"."read_at",
      "l"."id" as "link_id",
      "l"."used_at",
      "l"."expires_at",
      "b"."id" as "bulk_id",
      "b"."team_id",
      "t"."name" as "team_name",
      exists (
        select 1
        from message_mutes x
        where
          x.account_id = m.account_id
          and x.team_id = b.team_id
      ) as "is_muted",
      exists (
        select 1
        from message_reports r
        where
          r.bulk_id = b.id
          and r.account_id = m.account_id
      ) as "is_reported"
    from
      "messages" as "m"
      left join "action_links" as "l" on "l"."id" = "m"."link_id"
      left join "bulk_messages" as "b" on "b"."id" = "m"."bulk_id"
      left join "teams" as "t" on "t"."id" = "b"."team_id"
    where
      "m"."account_id" = box.account_id
      and "m"."deleted_at" is null
    order by "m"."id" desc
    limit $3
    offset $4
  ) as "page" on true
order by
  "box"."account_id",
  "page"."id" desc;

-- listBulkMessages 1
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
limit $2
offset $3;

-- listBulkMessages 2
select count(*) as total
from
  (
    (
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
      limit $2
    )
  ) as counted;

-- listMessageReports 1
select
  "r"."id" as "report_id",
  "r"."bulk_id",
  "b"."team_id",
  "t"."name" as "team_name",
  "b"."title",
  "b"."body",
  "r"."reason",
  "r"."status",
  "r"."note",
  "a"."display_name" as "reporter",
  "r"."created_at",
  "r"."decided_at",
  "d"."display_name" as "decider_name"
from
  "message_reports" as "r"
  inner join "bulk_messages" as "b" on "b"."id" = "r"."bulk_id"
  inner join "teams" as "t" on "t"."id" = "b"."team_id"
  inner join "accounts" as "a" on "a"."id" = "r"."account_id"
  left join "accounts" as "d" on "d"."id" = "r"."decided_by"
where
  "r"."status" = $1
  and "t"."organisation_id" in (
    select id
    from organisations
    where "path" like $2
  )
order by r.id
limit $3
offset $4;

-- listMessageReports 2
select count(*) as total
from
  (
    (
      select "r"."id"
      from
        "message_reports" as "r"
        inner join "bulk_messages" as "b" on "b"."id" = "r"."bulk_id"
        inner join "teams" as "t" on "t"."id" = "b"."team_id"
        inner join "accounts" as "a" on "a"."id" = "r"."account_id"
      where
        "r"."status" = $1
        and "t"."organisation_id" in (
          select id
          from organisations
          where "path" like $2
        )
      limit $3
    )
  ) as counted;
