-- Refresh secrets that were right once: only their return ends a session, a guessed one ends nothing.
create table used_refresh_secrets (
  session_id bigint not null references sessions (id) on delete cascade,
  secret_hash text not null,
  used_at timestamptz(3) not null,
  constraint used_refresh_secrets_key primary key (session_id, secret_hash)
);
