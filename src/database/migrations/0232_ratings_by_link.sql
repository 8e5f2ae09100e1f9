-- A requester rates by the link of the text message, too, without a code (domain.md 4.11: what is pushed with an act carries a signed link).
alter table need_ratings drop constraint need_ratings_via_check;
alter table need_ratings add constraint need_ratings_via_check check (via in ('account', 'code', 'link', 'phone', 'proxy'));
