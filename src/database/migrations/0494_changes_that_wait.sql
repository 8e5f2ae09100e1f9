-- 活动审核, changes: by when they were handed in.
create index activity_changes_waiting on activity_changes (submitted_at, id) include (activity_id) where status = 'pending';
