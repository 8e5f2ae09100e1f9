-- A role that a 所 or 站 made is its own to change; one without a unit is the centre's, whoever it is meant for.
alter table roles add column organisation_id bigint references organisations;
create index roles_of_unit on roles (organisation_id) where organisation_id is not null;
