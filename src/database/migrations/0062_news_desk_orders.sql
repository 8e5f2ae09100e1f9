-- What staff wrote, in the order of its publication: of the whole city and of one 所 or 站.
create index news_items_staff_by_publication on news_items (coalesce(published_at, '-infinity'), id) where team_id is null and deleted_at is null;
create index news_items_unit_by_publication on news_items (organisation_id, coalesce(published_at, '-infinity'), id) where deleted_at is null;
