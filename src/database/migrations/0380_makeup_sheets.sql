-- 补录: at most ten people are chosen one by one, more come from a spreadsheet (domain.md 4.3.10), and the same proof is looked for among past activities as well.
alter table activity_makeup_people add column is_from_sheet boolean not null default false;
-- Who is named in a long list that was kept before came from a spreadsheet: the form let nobody choose more than ten.
update activity_makeup_people set is_from_sheet = true
  where makeup_id in (select makeup_id from activity_makeup_people group by makeup_id having count(*) > 10);

create index files_same_makeup_proof on files (sha256) where purpose = 'makeupProof';
create index activity_makeups_handed_in on activity_makeups (submitted_at) where state in ('pending', 'passed');
