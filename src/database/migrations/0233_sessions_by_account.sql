-- A login on a device that the account was never used on is told to its owner (domain.md 4.11): ended sessions of an account are looked at, too.
drop index sessions_account;
create index sessions_account on sessions (account_id, last_seen_at);
