-- 时长审核 by activity: which groups wait longest is read from the records in that order, and from no more of them than a page needs.
drop index service_hours_waiting;
create index service_hours_waiting on service_hours (status, updated_at, id)
  include (source, team_id, activity_id, claim_id) where status in ('submitted', 'disputed');
