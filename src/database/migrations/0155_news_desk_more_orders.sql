-- What staff wrote, by its title and by how often it was read: of the whole city and of one 所 or 站.
create index news_items_staff_by_title on news_items (title collate "C", id) where team_id is null and deleted_at is null;
create index news_items_unit_by_title on news_items (organisation_id, title collate "C", id) where deleted_at is null;
create index news_items_staff_by_views on news_items (view_count, id) where team_id is null and deleted_at is null;
create index news_items_unit_by_views on news_items (organisation_id, view_count, id) where deleted_at is null;
