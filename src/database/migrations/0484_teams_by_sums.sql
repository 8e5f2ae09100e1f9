-- 队伍 by members, activities or hours walks through the index of that sum instead of sorting every team: each team has its figures from the
-- beginning, nought until they are counted.
insert into team_figures (team_id, member_count, activity_count, effective_minutes, computed_at)
select id, 0, 0, 0, 'epoch' from teams on conflict (team_id) do nothing;

create function make_team_figures() returns trigger language plpgsql as $$
begin
  insert into team_figures (team_id, member_count, activity_count, effective_minutes, computed_at)
  select id, 0, 0, 0, 'epoch' from made on conflict (team_id) do nothing;
  return null;
end $$;
create trigger teams_made_figures after insert on teams
  referencing new table as made for each statement execute function make_team_figures();

create index team_figures_members on team_figures (member_count desc, team_id desc);
