-- caller of a token
select
  "sessions"."id" as "session_id",
  "sessions"."access_hash",
  "sessions"."access_expires_at",
  "sessions"."expires_at",
  "sessions"."idle_minutes",
  "sessions"."last_seen_at",
  "sessions"."ended_at",
  "sessions"."created_at",
  "sessions"."proved_at",
  "accounts"."id" as "account_id",
  "accounts"."user_type",
  "accounts"."role_id",
  "accounts"."subject_id",
  "accounts"."display_name",
  "accounts"."status",
  "accounts"."must_change_password",
  "accounts"."password_changed_at",
  "roles"."permissions",
  "roles"."data_scope",
  "organisations"."path" as "organisation_path",
  "teams"."status" as "team_status"
from
  "sessions"
  inner join "accounts" on "accounts"."id" = "sessions"."account_id"
  inner join "roles" on "roles"."id" = "accounts"."role_id"
  left join "organisations" on "organisations"."id" = "accounts"."organisation_id"
  left join "teams" on "teams"."id" = "accounts"."subject_id"
  and "accounts"."user_type" = $1
where sessions.access_hash = any ($2);

-- account by login name
select
  "id",
  "login_name",
  "password_hash",
  "user_type",
  "role_id",
  "subject_id",
  "display_name",
  "status",
  "must_change_password"
from "accounts"
where lower("login_name") = $1;

-- accounts by phone
select
  "id",
  "login_name",
  "password_hash",
  "user_type",
  "role_id",
  "subject_id",
  "display_name",
  "status",
  "must_change_password"
from "accounts"
where "mobile_hash" = $1;

-- session behind an open bell
select
  "s"."expires_at",
  "s"."idle_minutes",
  "s"."last_seen_at"
from
  "sessions" as "s"
  inner join "accounts" as "a" on "a"."id" = "s"."account_id"
where
  "s"."id" = $1
  and "s"."ended_at" is null
  and "a"."status" in ($2, $3);

-- login info
select
  "accounts"."id",
  "accounts"."login_name",
  "accounts"."display_name",
  "accounts"."role_id",
  "accounts"."must_change_password",
  "accounts"."password_changed_at",
  "accounts"."user_type" as "user_type",
  coalesce("accounts"."icon_url", "teams"."icon_url") as "icon_url",
  coalesce("volunteers"."birth_on", "teams"."founded_on") as "birthday",
  (
    select count(*) as "count"
    from "messages"
    where
      "messages"."account_id" = "accounts"."id"
      and "messages"."read_at" is null
      and "messages"."deleted_at" is null
  ) as "unread_count"
from
  "accounts"
  left join "volunteers" on "volunteers"."account_id" = "accounts"."id"
  left join "teams" on "teams"."account_id" = "accounts"."id"
where "accounts"."id" = $1;
