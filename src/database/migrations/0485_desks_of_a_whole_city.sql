-- 活动审核: what waits, or was returned, of one category.
create index activities_undecided_by_category on activities (category, status, submitted_at, id) where status in ('pending', 'returned');

-- 时长审核: of each tab the longest waiting first, and what waits in the two orders that may be asked for.
drop index service_hours_submitted;
create index service_hours_submitted on service_hours (status, created_at, id) include (source) where status in ('submitted', 'disputed');
create index service_hours_submitted_by_start on service_hours (starts_at, id) include (source) where status = 'submitted';
create index service_hours_submitted_by_minutes on service_hours (minutes, id) include (source) where status = 'submitted';

-- Its claims the same; which of them are at the centre is still told by this index alone.
drop index service_hours_claims_waiting;
create index service_hours_claims_waiting on service_hours (created_at, id) include (claim_id) where source = 'ownClaim' and status = 'submitted';

-- 抽查: the newest week first, and in it the record that came last.
drop index spot_checks_of_week;
create index spot_checks_of_week on spot_checks (week, hour_id);

-- 后台首页 and 数据报表: whether a shift waits is looked up in one table made of those that do, not by walking through them for each shift,
-- which the planner prefers as long as it knows of none.
create or replace view shift_tallies_now as
  select shift_id, starts_at, organisation_id, activity_status, applied, confirmed, came, attended, credited
  from shift_tallies where shift_id not in (select w.shift_id from shift_tallies_waiting w)
  union all
  select c.shift_id, c.starts_at, c.organisation_id, c.activity_status, c.applied, c.confirmed, c.came, c.attended, c.credited
  from (select distinct shift_id from shift_tallies_waiting) w
    -- The limit keeps these a look-up for each of the few, whatever the planner thinks of a table that is nearly always empty.
    cross join lateral (select * from shift_tallies_counted where shift_id = w.shift_id limit 1) c;
