-- A credit event can be appealed within seven days (service agreement 6, domain.md 4.2.11): one appeal, one decision with a reason by somebody who had no part in it. While it waits the points do not count.
alter table credit_events add column appealed_at timestamptz(3);
alter table credit_events add column appeal_due_at timestamptz(3);
alter table credit_events add column decided_at timestamptz(3);
alter table credit_events add column decided_by bigint references accounts (id);
alter table credit_events add column decision text;
alter table credit_events add column version integer not null default 1;
update credit_events set appealed_at = created_at, appeal_due_at = created_at where appeal_text is not null;
alter table credit_events add constraint credit_events_appeal check (
  (appeal_text is null) = (appealed_at is null) and (appealed_at is null) = (appeal_due_at is null)
);
alter table credit_events add constraint credit_events_decision check (
  (decided_at is null) = (decision is null) and (decided_at is null) = (decided_by is null) and (decided_at is null or appealed_at is not null)
);
alter table credit_events add constraint credit_events_appealed check (status <> 'appealed' or (appealed_at is not null and decided_at is null));
create index credit_events_appeals on credit_events (appeal_due_at) where status = 'appealed';
create index credit_events_decided on credit_events (decided_at) where decided_at is not null;
