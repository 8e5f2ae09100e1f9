-- The second factor of staff: codes of an authenticator application (RFC 6238) after the password, and codes for the day it is lost.
create table second_factors (
  account_id bigint primary key references accounts,
  -- Sealed: whoever reads the table makes no codes.
  secret_cipher text not null,
  -- Null while it is being set up: it is asked for from the first right code on.
  confirmed_at timestamptz,
  -- The last step of 30 seconds whose code was taken: no code works twice.
  last_step bigint not null default 0,
  created_at timestamptz not null
);
create table recovery_codes (
  account_id bigint not null references accounts,
  code_hash text not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);
