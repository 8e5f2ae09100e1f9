-- A volunteer bears the number of their account: statements everywhere compare the two without a join.
alter table volunteers add constraint volunteers_id_is_account check (id = account_id);
