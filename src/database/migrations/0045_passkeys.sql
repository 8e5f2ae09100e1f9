-- Passkeys (WebAuthn) as second factor of staff, and the challenges that are out.
create table passkeys (
  id bigint primary key,
  account_id bigint not null references accounts,
  -- Given by its holder: 办公室电脑.
  name text not null,
  -- As the authenticator names it, base64url.
  credential_id text not null constraint passkeys_credential unique,
  -- COSE key, base64url; it verifies and proves nothing, so it lies open.
  public_key text not null,
  -- Uses that the authenticator counts; one that goes back is a copy.
  sign_count bigint not null,
  transports text[] not null default '{}',
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_account on passkeys (account_id);
create table passkey_challenges (
  challenge text primary key,
  account_id bigint not null references accounts,
  purpose text not null constraint passkey_challenges_purpose check (purpose in ('add', 'login', 'prove')),
  expires_at timestamptz not null
);
create index passkey_challenges_expires on passkey_challenges (expires_at);
