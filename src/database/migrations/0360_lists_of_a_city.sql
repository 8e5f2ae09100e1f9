-- Lists of a city of a million are read through an index: the news desk by the state of the text that is worked on, the questions to a team, needs by what changed last.
create index news_items_by_work on news_items (coalesce(revision_status, status), updated_at desc, id desc) where deleted_at is null;
create index chat_posts_questions on chat_posts (activity_id, id desc) where kind = 'question' and status = 'visible';
create index needs_changed_last on needs (status, updated_at desc, id);
create index needs_decided_last on needs (updated_at desc, id) where status in ('rejected', 'merged', 'cancelled');
