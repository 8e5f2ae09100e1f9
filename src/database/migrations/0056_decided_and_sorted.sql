-- Staff lists show what was decided by when it was, and can be put in the order of their columns.
create index news_items_decided on news_items (status, coalesce(reviewed_at, updated_at) desc, id desc)
  where status in ('published', 'offline') and deleted_at is null;
drop index news_items_offline;
create index chat_posts_last_hidden on chat_posts (coalesce(moderated_at, created_at) desc, id desc) where status = 'hidden';
create index message_reports_decided on message_reports (status, decided_at desc, id desc) where decided_at is not null;
