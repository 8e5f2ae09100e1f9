-- 我审过的 of the news: what somebody decided last is found without reading the revisions, whose texts are long.
drop index news_revisions_first_reviewer;
create index news_revisions_first_reviewer on news_revisions (first_reviewer_id, first_reviewed_at desc)
  include (id, news_id, number, final_reviewer_id, final_reviewed_at) where first_reviewer_id is not null;
drop index news_revisions_final_reviewer;
create index news_revisions_final_reviewer on news_revisions (final_reviewer_id, final_reviewed_at desc)
  include (id, news_id, number, first_reviewer_id, first_reviewed_at) where final_reviewer_id is not null;

-- 时长审核 by activity: what waits is put together by what it belongs to without reading the records.
drop index service_hours_waiting;
create index service_hours_waiting on service_hours (status, source, team_id, updated_at)
  include (activity_id, claim_id) where status in ('submitted', 'disputed');
