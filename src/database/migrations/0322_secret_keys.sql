-- SECRET can be changed: which secrets wrote to this database (by fingerprint), keys that outlive them, and how far sealing anew has come.
create table secret_keys (
  key_id text primary key constraint secret_keys_id check (key_id ~ '^[0-9a-f]{12}$'),
  -- When it became the one under which everything is written.
  since timestamptz(3) not null,
  -- When another took its place; null for the one in force.
  until timestamptz(3),
  -- When nothing was left under it.
  empty_at timestamptz(3),
  constraint secret_keys_emptied check (empty_at is null or until is not null)
);
create unique index secret_keys_in_force on secret_keys ((true)) where until is null;

-- Keys of hashes that nobody can make anew, each sealed under the secret in force.
create table kept_keys (
  purpose text primary key,
  key_cipher text not null
);

-- One row for each table and each shelf of files, about the secret in force.
create table resealing (
  subject text primary key,
  key_id text not null references secret_keys,
  -- The last row that was looked at; null before the first and after the last.
  after text,
  moved bigint not null default 0 constraint resealing_moved check (moved >= 0),
  -- What no key opens.
  unreadable bigint not null default 0 constraint resealing_unreadable check (unreadable >= 0),
  done_at timestamptz(3)
);

-- Under which secret a copy writes: two copies never write under two.
alter table instance_numbers add column key_id text constraint instance_numbers_key check (key_id ~ '^[0-9a-f]{12}$');
