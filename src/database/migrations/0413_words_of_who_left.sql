-- What others write about somebody in the days after they left is found too: the words that tell who it was lie sealed for thirty days, for the
-- nightly sweep alone, and are gone then.
alter table account_closings add column words_cipher text;
alter table account_closings add constraint account_closings_words check (words_cipher is null or closed_at is not null);
create index account_closings_words_due on account_closings (next_try_at) where words_cipher is not null;
