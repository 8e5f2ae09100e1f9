-- lock attempts
insert into
  "login_attempts" (
    "key",
    "failures",
    "window_started_at",
    "locked_until"
  )
values ($1, $2, $3, $4)
on conflict ("key") do update
set "failures" = "login_attempts"."failures"
returning
  "failures",
  "window_started_at",
  "locked_until";

-- lock a session
select
  "sessions"."id",
  "sessions"."account_id",
  "sessions"."refresh_hash",
  "sessions"."access_expires_at",
  "sessions"."expires_at",
  "sessions"."idle_minutes",
  "sessions"."last_seen_at",
  "sessions"."ended_at",
  "accounts"."status"
from
  "sessions"
  inner join "accounts" on "accounts"."id" = "sessions"."account_id"
where "sessions"."id" = $1
for update of "sessions";

-- spend a proof
insert into "spent_proofs" ("nonce", "expires_at")
values ($1, $2)
on conflict ("nonce") do nothing;

-- end sessions
update "sessions"
set
  "ended_at" = $1,
  "end_reason" = $2
where
  "account_id" = $3
  and "ended_at" is null
  and "id" <> $4;
