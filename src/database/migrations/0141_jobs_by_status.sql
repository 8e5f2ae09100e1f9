-- 任务管理 lists jobs of some states, the newest first.
create index jobs_by_status on jobs (status, issued_at desc, id desc);
