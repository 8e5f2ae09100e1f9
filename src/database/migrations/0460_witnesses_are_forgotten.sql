-- Who witnessed a service was named by somebody else (PIPL 19): name and last four digits go a year after the record ended. These find who still has them.
alter table hour_claims drop constraint hour_claims_witness_mobile_tail_check;
alter table hour_claims add constraint hour_claims_witness
  check (witness_mobile_tail ~ '^([0-9]{4})?$' and (witness_name = '') = (witness_mobile_tail = ''));
create index hour_claims_witnessed on hour_claims (updated_at, id) where witness_name <> '';

alter table hour_entries drop constraint hour_entries_witness_mobile_tail_check;
alter table hour_entries add constraint hour_entries_witness
  check (witness_mobile_tail ~ '^([0-9]{4})?$' and (witness_name = '') = (witness_mobile_tail = ''));
create index hour_entries_witnessed on hour_entries (answer_due_at, hour_id) where witness_name <> '';

alter table activity_makeups drop constraint activity_makeups_told;
alter table activity_makeups add constraint activity_makeups_told check (state in ('draft', 'returned')
  or (category is not null and starts_at < ends_at and char_length(reason) >= 10 and submitted_at is not null and submitted_by is not null));
alter table activity_makeups add constraint activity_makeups_witness check (state <> 'pending'
  or (char_length(witness_name) >= 2 and witness_mobile_tail <> ''));
create index activity_makeups_witnessed on activity_makeups (updated_at, id) where state <> 'pending' and (witness_name <> '' or witness_mobile_tail <> '');
