-- A recording stands in for the words of a need until staff have typed them, and pictures may go with it.
-- Somebody without an account sends files too: they are theirs by the keyed hash of the number that they proved.
alter table files alter column uploader_id drop not null;
alter table files add column holder_hash text;
alter table files add constraint files_sender check (num_nonnulls(uploader_id, holder_hash) = 1);
create index files_holder on files (holder_hash, created_at desc) where holder_hash is not null;
alter table needs add column has_voice boolean not null default false;
alter table needs add column picture_count integer not null default 0 check (picture_count between 0 and 3);
alter table needs add column text_typed_by bigint references accounts (id);
alter table needs add column text_typed_at timestamptz(3);
alter table needs add constraint needs_typed
  check ((text_typed_by is null) = (text_typed_at is null) and (text_typed_at is null or has_voice));
-- Nothing goes on to teams, or to everybody, before its words are typed.
alter table needs add constraint needs_text
  check (description <> '' or status not in ('toDispatch', 'dispatched', 'openPool', 'accepted', 'inService', 'toRate'));
