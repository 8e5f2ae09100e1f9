-- The answers of commands, for whoever sends the same one again because the first answer never came; kept for an hour, sealed.
create table command_answers (
  account_id bigint not null references accounts (id) on delete cascade,
  command_key uuid not null,
  digest text not null,
  answer_cipher text not null,
  at timestamptz not null,
  primary key (account_id, command_key)
);
create index command_answers_at on command_answers (at);
