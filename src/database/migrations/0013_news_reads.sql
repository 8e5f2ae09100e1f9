-- Lists of news and discussion that had to read every row get the index that serves them; one that nothing read goes.
create index news_revisions_first_reviewer on news_revisions (first_reviewer_id, first_reviewed_at desc) where first_reviewer_id is not null;
create index news_revisions_final_reviewer on news_revisions (final_reviewer_id, final_reviewed_at desc) where final_reviewer_id is not null;
create index news_items_author on news_items (author, published_at desc, id desc) where status = 'published';
create index news_items_offline on news_items (updated_at desc, id desc) where status = 'offline' and deleted_at is null;
create index chat_posts_hidden on chat_posts (id desc) where status = 'hidden';
drop index news_items_reviewed;
