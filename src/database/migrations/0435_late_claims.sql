-- A claim (个人申请) of service more than thirty days ago goes to the centre alone: it says why it comes late, and two people of the centre look at it one after the other (decision 0041).
alter table hour_claims
  add column late_reason text,
  add column first_opinion text,
  add column first_by bigint references accounts (id),
  add column first_at timestamptz(3);
alter table hour_claims
  add constraint hour_claims_late_reason check (char_length(late_reason) between 10 and 300),
  add constraint hour_claims_late_alone check (late_reason is null or answered_at is null and state <> 'refused'),
  add constraint hour_claims_first check (
    (first_by is null) = (first_at is null) and (first_by is null) = (first_opinion is null)
    and (first_by is null or late_reason is not null and first_by <> volunteer_id));
