-- A visit is agreed by a one-time link, also by a requester who has no account.
alter table action_links drop constraint action_links_kind_check;
alter table action_links add constraint action_links_kind_check check (kind in ('offer', 'invitation', 'visit'));
alter table action_links alter column account_id drop not null;
alter table action_links add constraint action_links_owner check (account_id is not null or kind = 'visit');
