-- posts for a visitor
select
  "p"."id",
  "p"."activity_id",
  "p"."parent_id",
  "p"."kind",
  "p"."content",
  "p"."status",
  "p"."held_reason",
  "p"."hidden_reason",
  "p"."author_id",
  "p"."author_kind",
  "p"."visibility",
  "p"."is_pinned",
  "p"."answered_at",
  "p"."report_count",
  "p"."created_at",
  "v"."name" as "volunteer_name",
  "v"."is_name_public",
  "w"."name" as "team_name"
from
  "chat_posts" as "p"
  left join "volunteers" as "v" on "v"."account_id" = "p"."author_id"
  left join "teams" as "w" on "w"."account_id" = "p"."author_id"
where
  "p"."activity_id" = $1
  and "p"."parent_id" is null
  and "p"."status" in ($2, $3)
  and "p"."visibility" = $4
order by
  "p"."is_pinned" desc,
  "p"."id" desc;

-- open questions for a person
select
  "p"."id",
  "p"."activity_id",
  "p"."parent_id",
  "p"."kind",
  "p"."content",
  "p"."status",
  "p"."held_reason",
  "p"."hidden_reason",
  "p"."author_id",
  "p"."author_kind",
  "p"."visibility",
  "p"."is_pinned",
  "p"."answered_at",
  "p"."report_count",
  "p"."created_at",
  "v"."name" as "volunteer_name",
  "v"."is_name_public",
  "w"."name" as "team_name"
from
  "chat_posts" as "p"
  left join "volunteers" as "v" on "v"."account_id" = "p"."author_id"
  left join "teams" as "w" on "w"."account_id" = "p"."author_id"
where
  "p"."activity_id" = $1
  and "p"."parent_id" is null
  and (
    "p"."status" in ($2, $3)
    or "p"."author_id" = $4
  )
  and (
    "p"."visibility" = $5
    or "p"."author_id" = $6
  )
  and "p"."kind" = $7
  and p.kind = 'question'
  and p.status = 'visible'
  and p.answered_at is null;

-- replies
select
  "p"."id",
  "p"."activity_id",
  "p"."parent_id",
  "p"."kind",
  "p"."content",
  "p"."status",
  "p"."held_reason",
  "p"."hidden_reason",
  "p"."author_id",
  "p"."author_kind",
  "p"."visibility",
  "p"."is_pinned",
  "p"."answered_at",
  "p"."report_count",
  "p"."created_at",
  "v"."name" as "volunteer_name",
  "v"."is_name_public",
  "w"."name" as "team_name"
from
  "chat_posts" as "p"
  left join "volunteers" as "v" on "v"."account_id" = "p"."author_id"
  left join "teams" as "w" on "w"."account_id" = "p"."author_id"
where
  "p"."parent_id" in ($1, $2)
  and (
    "p"."status" in ($3, $4)
    or "p"."author_id" = $5
  )
order by
  "p"."parent_id",
  "p"."id"
limit $6;

-- recent posts of an author
select
  count(*) as "of_day",
  count(*) filter (where created_at > $1) as "of_ten_minutes"
from "chat_posts"
where
  "author_id" = $2
  and "created_at" > $3;

-- pinned
select count(*) as "count"
from "chat_posts"
where
  "activity_id" = $1
  and "parent_id" is null
  and "is_pinned" = $2;

-- questions of a team
select
  "p"."id",
  "p"."activity_id",
  "a"."title" as "activity_title",
  "p"."content",
  "p"."answered_at",
  "p"."created_at",
  "v"."name",
  "v"."is_name_public",
  (
    select count(*)
    from chat_posts r
    where
      r.parent_id = p.id
      and r.status = 'visible'
  ) as "reply_count"
from
  "chat_posts" as "p"
  inner join "activities" as "a" on "a"."id" = "p"."activity_id"
  left join "volunteers" as "v" on "v"."account_id" = "p"."author_id"
where
  "a"."team_id" = $1
  and p.kind = 'question'
  and p.status = 'visible'
  and p.answered_at is null
order by "p"."id" desc;

-- held posts in a scope
select
  "p"."id",
  "p"."activity_id",
  "a"."title" as "activity_title",
  "t"."name" as "team_name",
  "p"."kind",
  "p"."content",
  "p"."status",
  "p"."held_reason",
  "p"."hidden_reason",
  "w"."display_name" as "author_name",
  "p"."author_kind",
  "p"."report_count",
  "p"."created_at",
  "p"."moderated_at",
  "m"."display_name" as "decider_name"
from
  "chat_posts" as "p"
  inner join "activities" as "a" on "a"."id" = "p"."activity_id"
  inner join "teams" as "t" on "t"."id" = "a"."team_id"
  inner join "organisations" as "o" on "o"."id" = "a"."organisation_id"
  inner join "accounts" as "w" on "w"."id" = "p"."author_id"
  left join "accounts" as "m" on "m"."id" = "p"."moderated_by"
where
  p.status = 'held'
  and "p"."id" in (
    select "p"."id"
    from
      "chat_posts" as "p"
      left join "activities" as "a" on "a"."id" = "p"."activity_id"
      left join "organisations" as "o" on "o"."id" = "a"."organisation_id"
    where
      p.status = 'held'
      and "o"."path" like $1
      and (
        "p"."content" like $2
        or "a"."title" like $3
      )
    order by p.id
    limit $4
    offset $5
  )
order by p.id;

-- reasons of reports
select
  "post_id",
  "reason"
from "chat_reports"
where
  "post_id" in ($1, $2)
  and "answered_at" is null
order by "created_at" desc
limit $3;

-- report once
insert into "chat_reports" ("post_id", "account_id", "reason", "created_at")
values ($1, $2, $3, $4)
on conflict ("post_id", "account_id") do nothing;

-- answer reports
update "chat_reports"
set "answered_at" = $1
where
  "post_id" = $2
  and "answered_at" is null
returning "account_id";

-- when a question was answered
update "chat_posts" as "q"
set
  "answered_at" = (
    select min("r"."created_at") as "first"
    from "chat_posts" as "r"
    where
      "r"."parent_id" = "q"."id"
      and "r"."author_kind" = $1
      and "r"."status" = $2
  )
where
  "q"."id" = $3
  and "q"."kind" = $4;
