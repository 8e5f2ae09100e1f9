-- Members of teams in every state with their groups, numbers and phones, invitation links, and the centre's decisions on teams.

-- ---------------------------------------------------------------- teams
alter table teams
  add column if not exists submitted_at timestamptz(3),
  add column reviewed_at timestamptz(3),
  add column reviewed_by bigint references accounts (id),
  add column review_note text,
  add column suspended_until timestamptz(3),
  add column dissolved_at timestamptz(3);
update teams set submitted_at = registered_at where submitted_at is null and status <> 'draft';
create index teams_queue on teams (status, submitted_at, id) where status in ('pending', 'returned', 'rejected');
create index teams_suspended on teams (suspended_until) where status = 'suspended' and suspended_until is not null;

-- ---------------------------------------------------------------- members
alter table team_members
  drop constraint team_members_status_check,
  add constraint team_members_status check (status in
    ('applied', 'invited', 'active', 'offline', 'rejected', 'declined', 'withdrawn', 'lapsed', 'paused', 'left', 'removed')),
  add column group_name text not null default '' constraint team_members_group_length check (length(group_name) <= 20),
  add column member_no text,
  add column gender text constraint team_members_gender check (gender in ('male', 'female')),
  add column mobile_cipher text,
  add column mobile_hash text,
  add column mobile_masked text,
  add column id_cipher text,
  add column id_masked text,
  add column birth_on date,
  add column apply_message text not null default '',
  add column reject_reason text,
  add column leave_reason text,
  add column remark text not null default '',
  add column tags text[] not null default '{}',
  add column invited_until timestamptz(3),
  add column paused_at timestamptz(3),
  add column captain_offered_at timestamptz(3),
  add column decided_at timestamptz(3),
  add column decided_by bigint references accounts (id),
  add column updated_at timestamptz(3) not null default now(),
  add constraint team_members_person check (volunteer_id is not null or mobile_hash is not null) not valid,
  add constraint team_members_sealed check ((mobile_cipher is null) = (mobile_hash is null));
-- An older installation may hold a second captain by hand; the earliest stays.
update team_members m set member_role = 'viceCaptain' where m.member_role = 'captain' and exists (
  select 1 from team_members other where other.team_id = m.team_id and other.member_role = 'captain' and other.id < m.id);
create unique index team_members_captain on team_members (team_id) where member_role = 'captain' and status in ('active', 'paused');
create unique index team_members_captain_offer on team_members (team_id) where captain_offered_at is not null;
create unique index team_members_offline on team_members (team_id, mobile_hash) where status = 'offline';
create unique index team_members_no on team_members (team_id, member_no)
  where member_no is not null and status in ('applied', 'invited', 'active', 'paused', 'offline');
create index team_members_claimable on team_members (mobile_hash) where status = 'offline';
create index team_members_invited on team_members (invited_until) where status = 'invited';

-- One link a team; a new one ends the old.
create table team_invite_links (
  team_id bigint primary key references teams (id),
  code text not null constraint team_invite_links_code unique,
  expires_at timestamptz(3) not null,
  created_by bigint not null references accounts (id),
  created_at timestamptz(3) not null default now()
);

-- Wrong join codes of one person at one team within a window.
create table team_join_failures (
  team_id bigint not null references teams (id),
  volunteer_id bigint not null references volunteers (id),
  failures integer not null,
  window_started_at timestamptz(3) not null,
  constraint team_join_failures_key primary key (team_id, volunteer_id)
);
