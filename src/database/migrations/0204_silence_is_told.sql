-- Who did not say in time whether a changed activity still suits them is told once that the place stays and the team sees it (domain.md 4.2.4).
alter table reconfirmations add column told_at timestamptz(3);
create index reconfirmations_untold on reconfirmations (expires_at, sign_up_id) where answer is null and told_at is null;
