-- The issuer's registered seal (印章): the centre uploads it, papers made from then on are drawn with it; those made before keep what they had.
create table issuer_seals (
  id bigint primary key,
  -- An opaque picture on white: what a paper for long keeping takes without transparency.
  png bytea not null,
  sha256 text not null,
  uploaded_by bigint not null references accounts (id),
  uploaded_at timestamptz(3) not null,
  ended_by bigint references accounts (id),
  ended_at timestamptz(3),
  constraint issuer_seals_size check (octet_length(png) between 1 and 1048576),
  constraint issuer_seals_sha256 check (sha256 = encode(sha256(png), 'hex')),
  constraint issuer_seals_end check ((ended_at is null) = (ended_by is null) and ended_at >= uploaded_at)
);
create unique index issuer_seals_in_force on issuer_seals ((true)) where ended_at is null;
alter table certificates add column seal_id bigint references issuer_seals (id);
