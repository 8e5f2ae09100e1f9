-- An answer to a complaint is drafted: each member of staff keeps an own draft of it, which another device finds again, until the complaint is answered.
create table complaint_drafts (
  complaint_id bigint not null references complaints (id),
  account_id bigint not null references accounts (id),
  answer text not null check (char_length(answer) <= 1000),
  party_note text not null check (char_length(party_note) <= 300),
  saved_at timestamptz(3) not null,
  primary key (complaint_id, account_id)
);
create index complaint_drafts_of_account on complaint_drafts (account_id);
-- How long complaints that were answered took.
create index complaints_decided on complaints (decided_at) where decided_at is not null;
