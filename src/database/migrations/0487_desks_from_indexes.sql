-- 队伍审核: what waits or was turned down is counted, found by category and put in order by name or decision without reading the teams.
drop index teams_queue;
create index teams_queue on teams (status, submitted_at, id) include (category, name, reviewed_at)
  where status in ('pending', 'returned', 'rejected');
-- What was passed of 队伍审核, the last decided first.
create index teams_passed on teams (reviewed_at desc nulls last, id desc) include (category)
  where status in ('active', 'suspended', 'dissolved');

-- 队伍 by state, of the public (active) and of staff (any); it takes the place of one of the active teams alone.
drop index teams_listed;
create index teams_by_status on teams (status, registered_at desc, id desc) where status <> 'draft';
-- 队伍 by category, of the public and of staff.
drop index teams_category;
create index teams_category on teams (category, registered_at desc, id desc) include (status) where status <> 'draft';
-- 队伍 of the public by class, and of staff by trust grade.
create index teams_class on teams (team_class, registered_at desc, id desc) where status = 'active';
create index teams_trust_grade on teams (trust_grade, registered_at desc, id desc) where status <> 'draft';

-- 动态审核: what waits is counted and found in its order without reading items and their texts.
drop index news_items_queue;
create index news_items_queue on news_items (submitted_at, id) include (status, revision_status, organisation_id, deleted_at)
  where status in ('pending', 'pending2') or revision_status in ('pending', 'pending2');
drop index news_revisions_working;
create unique index news_revisions_working on news_revisions (news_id) include (status)
  where status in ('draft', 'pending', 'pending2', 'returned');

-- 信用申诉: which appeals are on a page, open or decided, in the exact order of the list.
drop index credit_events_appeals;
create index credit_events_appeals on credit_events (appeal_due_at, id) where status = 'appealed';
drop index credit_events_decided;
create index credit_events_decided on credit_events (decided_at desc, id) where decided_at is not null;

-- 问答管理 by the number of reports.
drop index chat_posts_held;
create index chat_posts_held on chat_posts (id) include (report_count) where status = 'held';
drop index chat_posts_reported;
create index chat_posts_reported on chat_posts (id) include (report_count) where report_count > 0 and status = 'visible';

-- 实名审核 by kind of document.
drop index real_name_checks_queue;
create index real_name_checks_queue on real_name_checks (status, submitted_at, id) include (id_kind, decided_at);
