-- The anomaly board notices texts that are nearly the same, and a login on an unknown device just before a check-in.
alter table anomaly_flags drop constraint anomaly_flags_rule_check;
alter table anomaly_flags add constraint anomaly_flags_rule check (rule in
  ('sharedDevice', 'burst', 'travel', 'sameTimes', 'reusedProof', 'night', 'entryShare', 'alikeTexts', 'newDevice'));
-- What was written lately, to be compared.
create index hour_claims_lately on hour_claims (created_at, id);
create index hour_corrections_lately on hour_corrections (created_at, id);
create index service_hours_reported on service_hours (created_at, id) where source = 'jobReport';
