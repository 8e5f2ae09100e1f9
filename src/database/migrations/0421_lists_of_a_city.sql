-- Lists that read a whole table in a city of a million (docs/benchmark.md): what waits for the centre is counted in the index alone,
-- 团队管理 follows an index in its usual order and by name, and needs that wait are found by their kind.
create index service_hours_waiting on service_hours (status, source, team_id, updated_at) where status in ('submitted', 'disputed');
create index teams_by_registration on teams (registered_at desc, id desc);
create index teams_by_name on teams (name collate "C", id);
create index needs_to_review_by_type on needs (need_type, review_due_at, id) where status = 'submitted';
