-- A consent that was withdrawn may be given again, also to the same version: only one that stands is kept once. The old row stays as proof.
alter table consents drop constraint consents_once;
create unique index consents_once on consents (account_id, purpose, version, given_by) where withdrawn_at is null;
create index consents_of_account on consents (account_id, purpose, given_at);
