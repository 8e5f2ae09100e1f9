-- Lists that read thousands of pages in a city of a million (docs/benchmark.md): what waits by its first shift, what was passed of one
-- category and what was ever handed in of one, needs by outcome, by state and by urgency, posts that somebody reported, and the board counted without its rows.
create index activities_pending_by_start on activities (starts_at, id) where status = 'pending';
create index activities_passed_by_category on activities (category, reviewed_at desc, id desc)
  where status in ('published', 'suspended', 'settling', 'publicity', 'closed', 'cancelled');
create index activities_submitted_by_category on activities (category, submitted_at desc, id desc) where status <> 'draft';
create index needs_by_outcome on needs (outcome, submitted_at desc, id desc) where outcome is not null;
create index needs_by_status on needs (status, submitted_at desc, id desc);
create index needs_by_urgency on needs (urgency, submitted_at desc, id desc);
drop index chat_posts_reported;
create index chat_posts_reported on chat_posts (id) where report_count > 0 and status = 'visible';
drop index service_hours_board;
create index service_hours_board on service_hours (publicity_ends_at, id) include (status, evidence_grade)
  where status in ('publicity', 'disputed') and publicity_ends_at is not null;
