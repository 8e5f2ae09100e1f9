-- 派单台: what was asked and what stands in the pool, by what runs out first, without reading the dispatches; 抢单池 of a team, too.
drop index dispatches_due;
create index dispatches_due on dispatches (mode, due_at, need_id) include (at) where ended_at is null;

-- 派单台: what is to be contacted and what is to be finished, and how much of it is late; the latter serves all of what runs late, too.
drop index jobs_to_contact;
create index jobs_to_contact on jobs (contact_due_at, need_id) include (answered_at, team_id)
  where status in ('accepted', 'assigning') and contacted_at is null;
drop index jobs_to_finish;
drop index jobs_finish_due;
create index jobs_to_finish on jobs (finish_due_at, need_id) include (contacted_at, answered_at, team_id)
  where status in ('accepted', 'assigning', 'inProgress');

-- 抢单池 of a team: category and unit of what stands there, without reading the needs.
create index needs_in_pool on needs (id) include (category, organisation_id) where status = 'openPool';

-- 需求审核 by urgency, by what is due first.
create index needs_to_review_by_urgency on needs (urgency, review_due_at, id) where status = 'submitted';

-- 需求管理 by type, in every state.
create index needs_by_type on needs (need_type, submitted_at desc, id desc);

-- 服务菜单: orders of a week, without those that came to nothing, are counted without reading the needs.
drop index needs_of_service_item;
create index needs_of_service_item on needs (service_item_id, submitted_at) include (status) where service_item_id is not null;

-- 任务管理 by kind; most jobs are dispatches, which the index by time serves.
create index jobs_by_kind on jobs (kind, issued_at desc, id desc) where kind <> 'dispatch';
