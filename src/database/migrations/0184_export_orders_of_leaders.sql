-- Whoever leads a team with a login of their own orders for that team: their rights in it are asked for every piece.
alter table export_orders add column team_id bigint references teams (id);
