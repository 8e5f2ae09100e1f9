-- Looked up by number alone: a count of a thousand rows that asks another table for a state reads that table's index only.
create unique index activities_public on activities (id) where status = 'published';
create unique index teams_active on teams (id) where status = 'active';
create unique index news_items_kept on news_items (id) where deleted_at is null;

-- What is settled and not yet closed is walked by number.
create unique index activities_settled on activities (id) where status = 'publicity';

-- 常设岗位, with its team; 抢单池 of one category; corrections that wait.
drop index jobs_posts_open;
create index jobs_posts_open on jobs (id) include (team_id, status)
  where kind = 'standing' and parent_job_id is null and status in ('open', 'full', 'paused');
create index needs_in_pool_by_category on needs (category, id) include (organisation_id) where status = 'openPool';
create index service_hours_corrections_waiting on service_hours (created_at, id) where source = 'correction' and status = 'submitted';

-- 志愿者管理 of one category: whoever does not offer it is passed by in the index.
drop index volunteers_registered;
create index volunteers_registered on volunteers (registered_at desc, id desc) include (status, service_categories);

-- The figures of a team are counted anew every ten minutes: its minutes from the index alone.
drop index service_hours_team;
create index service_hours_team on service_hours (team_id, status, service_on desc) include (minutes);
