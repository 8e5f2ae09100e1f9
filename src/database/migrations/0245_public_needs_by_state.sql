-- Among 100,000 needs the few that are open, or of one kind, are found without looking through those that are over.
create index needs_public_by_status on needs (status, submitted_at desc, id desc) where is_public;
create index needs_public_by_type on needs (need_type, submitted_at desc, id desc)
  where is_public and status in ('dispatched', 'openPool', 'accepted', 'inService', 'toRate', 'closed');
