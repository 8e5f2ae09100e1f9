-- The desk of a 所 or 站 finds its own items and no others'.
create index news_items_unit_desk on news_items (organisation_id, updated_at desc, id desc) where deleted_at is null;
