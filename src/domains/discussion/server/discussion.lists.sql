-- searchPosts 1
select
  "a"."id",
  "a"."title",
  "a"."status",
  "a"."team_id",
  "t"."account_id" as "team_account_id",
  "o"."path" as "organisation_path"
from
  "activities" as "a"
  inner join "teams" as "t" on "t"."id" = "a"."team_id"
  inner join "organisations" as "o" on "o"."id" = "a"."organisation_id"
where
  "a"."id" = $1
  and "a"."status" in ($2, $3, $4, $5, $6);

-- searchPosts 2
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
order by
  "p"."is_pinned" desc,
  "p"."id" desc
limit $5
offset $6;

-- searchPosts 3
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
  "p"."parent_id" in ($1, $2, $3)
  and (
    "p"."status" in ($4, $5)
    or "p"."author_id" = $6
  )
order by
  "p"."parent_id",
  "p"."id"
limit $7;

-- searchPosts 4
select count(*) as "count"
from "chat_posts" as "p"
where
  "p"."activity_id" = $1
  and p.kind = 'question'
  and p.status = 'visible'
  and p.answered_at is null;

-- searchPosts 5
select count(*) as total
from
  (
    (
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
      limit $5
    )
  ) as counted;

-- searchPosts 6
select
  mobile_hash is not null as "has_mobile",
  exists (
    select 1
    from sign_ups u
    where
      u.volunteer_id = accounts.id
      and u.activity_id = $1
      and u.status in ('pending', 'confirmed', 'waitlisted', 'offered')
  ) as "is_signed_up"
from "accounts"
where "id" = $2;

-- listTeamQuestions 1
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
order by "p"."id" desc
limit $2
offset $3;

-- listTeamQuestions 2
select count(*) as total
from
  (
    (
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
        left join "activities" as "a" on "a"."id" = "p"."activity_id"
        left join "volunteers" as "v" on "v"."account_id" = "p"."author_id"
      where
        "a"."team_id" = $1
        and p.kind = 'question'
        and p.status = 'visible'
        and p.answered_at is null
      limit $2
    )
  ) as counted;

-- listTeamQuestions 3
select count(*) as total
from
  (
    (
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
        left join "activities" as "a" on "a"."id" = "p"."activity_id"
        left join "volunteers" as "v" on "v"."account_id" = "p"."author_id"
      where
        "a"."team_id" = $1
        and p.kind = 'question'
        and p.status = 'visible'
      limit $2
    )
  ) as counted;

-- listChatQueue 1
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
    order by p.id
    limit $2
    offset $3
  )
order by p.id;

-- listChatQueue 2
select
  "post_id",
  "reason"
from "chat_reports"
where
  "post_id" in ($1)
  and "answered_at" is null
order by "created_at" desc
limit $2;

-- listChatQueue 3
select
  array[
    (
      select count(*)
      from
        (
          (
            select "p"."id"
            from
              "chat_posts" as "p"
              left join "activities" as "a" on "a"."id" = "p"."activity_id"
              left join "organisations" as "o" on "o"."id" = "a"."organisation_id"
            where
              p.status = 'held'
              and "o"."path" like $1
            limit $2
          )
        ) as counted
    ),
    (
      select count(*)
      from
        (
          (
            select "p"."id"
            from
              "chat_posts" as "p"
              left join "activities" as "a" on "a"."id" = "p"."activity_id"
              left join "organisations" as "o" on "o"."id" = "a"."organisation_id"
            where
              p.report_count > 0
              and p.status = 'visible'
              and "o"."path" like $3
            limit $4
          )
        ) as counted
    ),
    (
      select count(*)
      from
        (
          (
            select "p"."id"
            from
              "chat_posts" as "p"
              left join "activities" as "a" on "a"."id" = "p"."activity_id"
              left join "organisations" as "o" on "o"."id" = "a"."organisation_id"
            where
              p.status = 'hidden'
              and "o"."path" like $5
            limit $6
          )
        ) as counted
    )
  ]::int[] as counts;

-- listChatQueue 4
select count(*) as total
from
  (
    (
      select "p"."id"
      from
        "chat_posts" as "p"
        left join "activities" as "a" on "a"."id" = "p"."activity_id"
        left join "organisations" as "o" on "o"."id" = "a"."organisation_id"
      where
        p.status = 'held'
        and "o"."path" like $1
      limit $2
    )
  ) as counted;
