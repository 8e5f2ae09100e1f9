-- Operations on team members were given their one name; lines of the audit log that bear the old one follow.
update audit_log as l
set action = renamed.new_name
from (values
  ('createTeamUser', 'joinTeam'),
  ('createTeamUserPc', 'addMember'),
  ('deleteTeamUserById', 'removeMember')
) as renamed (old_name, new_name)
where l.action = renamed.old_name;
