-- A team that invites by a phone never learns whether it is registered: the invitation is carried out apart from the call, and is
-- shown to the team only once the person accepted it.
alter table team_members drop constraint team_members_join_way_check;
alter table team_members add constraint team_members_join_way_check
  check (join_way in ('apply', 'invite', 'phone', 'code', 'import', 'add'));

create table team_phone_invitations (
  team_id bigint not null references teams (id),
  mobile_hash text not null,
  group_name text not null default '',
  member_role text not null default 'member' check (member_role in ('viceCaptain', 'manager', 'liaison', 'member')),
  invited_until timestamptz(3) not null,
  created_at timestamptz(3) not null,
  constraint team_phone_invitations_pkey primary key (team_id, mobile_hash)
);
create index team_phone_invitations_oldest on team_phone_invitations (created_at);
