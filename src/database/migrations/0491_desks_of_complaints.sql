-- 投诉举报 is counted and put in order by an index alone, whatever kind or unit is asked for.
drop index complaints_open;
create index complaints_open on complaints ((kind = 'privacy') desc, due_at, id) include (kind, status, organisation_id, handler_id)
  where due_at is not null;
drop index complaints_by_time;
create index complaints_by_time on complaints (updated_at desc, id) include (kind, status, organisation_id, handler_id);
create index complaints_by_status on complaints (status, kind, due_at) include (id, organisation_id, handler_id);

-- Who may act for a team, without reading its members.
create index team_members_managing on team_members (team_id) include (volunteer_id)
  where member_role in ('captain', 'viceCaptain', 'manager') and status in ('active', 'paused');
