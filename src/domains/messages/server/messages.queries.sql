-- unread of a category
select "m"."id"
from "messages" as "m"
where
  "m"."account_id" = $1
  and "m"."deleted_at" is null
  and "m"."category" = $2
  and "m"."read_at" is null
order by "m"."id" desc;

-- a page of loud ones behind a message
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
  "m"."account_id" = $1
  and "m"."deleted_at" is null
  and m.level = 'urgent'
  and "m"."created_at" >= $2
  and "m"."created_at" < $3
  and "m"."id" < $4
order by "m"."id" desc
limit $5;

-- a page of some boxes, with how many there are
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

-- unread by category
select
  c.category,
  u.unread_count
from
  unnest($1::text[]) as c (category)
  cross join lateral (
    select count(*) as unread_count
    from
      (
        select 1
        from messages m
        where
          m.account_id = $2
          and m.category = c.category
          and m.deleted_at is null
          and m.read_at is null
        limit $3
      ) as counted
  ) as u
where u.unread_count > 0;

-- send once
insert into
  messages (
    id,
    account_id,
    category,
    level,
    title,
    body,
    link,
    dedupe_key,
    link_id,
    bulk_id,
    created_at,
    read_at,
    deleted_at
  )
select
  m.id,
  m.account_id,
  m.category,
  m.level,
  m.title,
  m.body,
  m.link,
  m.dedupe_key,
  m.link_id,
  m.bulk_id,
  $1::timestamptz,
  kept_away.at,
  kept_away.at
from
  unnest(
    $2::bigint[],
    $3::bigint[],
    $4::text[],
    $5::text[],
    $6::text[],
    $7::text[],
    $8::text[],
    $9::text[],
    $10::bigint[],
    $11::bigint[],
    $12::boolean[]
  ) as m (
    id,
    account_id,
    category,
    level,
    title,
    body,
    link,
    dedupe_key,
    link_id,
    bulk_id,
    is_optional
  )
  left join lateral (
    select $13::timestamptz as at
    from message_preferences p
    where
      m.is_optional
      and p.account_id = m.account_id
      and p.channel = 'site'
      and p.category = m.category
      and not p.is_on
  ) as kept_away on true
where
  not exists (
    select
    from accounts c
    where
      c.id = m.account_id
      and c.status = 'closed'
  )
on conflict (account_id, dedupe_key)
where dedupe_key is not null do nothing
returning id;

-- mark as read
update "messages"
set "read_at" = $1
where
  "account_id" = $2
  and "deleted_at" is null
  and "read_at" is null
  and "id" in ($3, $4);

-- delete
update "messages"
set "deleted_at" = $1
where
  "account_id" = $2
  and "deleted_at" is null
  and "id" in ($3, $4);

-- purge deleted ones
delete from "messages"
where
  "id" in (
    select "id"
    from "messages"
    where
      "deleted_at" is not null
      and "deleted_at" < $1
    order by "deleted_at"
    limit $2
  );

-- purge the oldest
delete from "messages"
where
  "created_at" < $1
  and "id" in (
    select "id"
    from "messages"
    order by "id"
    limit $2
  );

-- text messages that wait
select
  "d"."id",
  "d"."message_id",
  "d"."template",
  "d"."variables",
  "d"."link_id",
  "d"."expires_at",
  "a"."mobile_cipher",
  "p"."is_on",
  "l"."used_at"
from
  "message_deliveries" as "d"
  inner join "accounts" as "a" on "a"."id" = "d"."account_id"
  left join "message_preferences" as "p" on "p"."account_id" = "d"."account_id"
  and "p"."category" = "d"."category"
  and "p"."channel" = $1
  left join "action_links" as "l" on "l"."id" = "d"."link_id"
where
  "d"."status" = $2
  and "d"."not_before" <= $3
order by
  "d"."not_before",
  "d"."id"
limit $4;
