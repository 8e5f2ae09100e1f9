-- Uploaded files, fuller profiles of volunteers and teams, changes and real names under review, earlier passwords.

-- ---------------------------------------------------------------- files
create table files (
  id bigint primary key,
  key text not null constraint files_key unique,
  purpose text not null check (purpose in ('avatar', 'teamLogo', 'teamProof', 'newsPicture', 'newsAttachment', 'idProof')),
  uploader_id bigint not null references accounts (id),
  name text not null,
  mime text not null,
  bytes integer not null check (bytes > 0),
  width integer,
  height integer,
  sha256 text not null,
  status text not null default 'temporary' check (status in ('temporary', 'attached', 'removing')),
  target_type text,
  target_id bigint,
  expires_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  constraint files_owner check (status <> 'attached' or (target_type is not null and target_id is not null))
);
create index files_expiring on files (expires_at, id) where expires_at is not null;
create index files_target on files (target_type, target_id, purpose, id) where target_id is not null;
create index files_uploader on files (uploader_id, created_at desc);

-- ---------------------------------------------------------------- accounts
create table password_history (
  account_id bigint not null references accounts (id),
  password_hash text not null,
  replaced_at timestamptz(3) not null,
  constraint password_history_key primary key (account_id, replaced_at)
);

-- ---------------------------------------------------------------- volunteers
alter table volunteers
  add column version integer not null default 1,
  add column workplace text not null default '',
  add column email text not null default '',
  add column address_cipher text,
  add column emergency_cipher text,
  add column skills text[] not null default '{}',
  add column languages text[] not null default '{}',
  add column availability text[] not null default '{}',
  add column invite_preference text not null default 'ask' constraint volunteers_invite_preference check (invite_preference in ('ask', 'refuse')),
  add column is_profile_public boolean not null default false,
  add column id_kind text constraint volunteers_id_kind check (id_kind in ('mainland', 'hongKongMacao', 'taiwan', 'residence', 'passport', 'foreignResident')),
  add column id_cipher text,
  add column id_hash text,
  add column id_masked text,
  drop constraint volunteers_real_name_status_check,
  add constraint volunteers_real_name_status check (real_name_status in ('none', 'pending', 'verified', 'rejected', 'recheck')),
  alter column real_name_status set default 'none';
create unique index volunteers_id_hash on volunteers (id_hash) where id_hash is not null;

create table real_name_checks (
  id bigint primary key,
  volunteer_id bigint not null references volunteers (id),
  name text not null,
  gender text not null check (gender in ('male', 'female')),
  birth_on date not null,
  id_kind text not null check (id_kind in ('mainland', 'hongKongMacao', 'taiwan', 'residence', 'passport', 'foreignResident')),
  id_cipher text not null,
  id_hash text not null,
  id_masked text not null,
  is_change boolean not null,
  status text not null check (status in ('pending', 'passed', 'rejected', 'withdrawn')),
  findings text[] not null default '{}',
  submitted_at timestamptz(3) not null,
  decided_at timestamptz(3),
  decided_by bigint references accounts (id),
  decider_name text,
  reason text,
  version integer not null default 1,
  constraint real_name_checks_decided check ((status = 'pending') = (decided_at is null))
);
create unique index real_name_checks_pending on real_name_checks (volunteer_id) where status = 'pending';
create unique index real_name_checks_pending_id on real_name_checks (id_hash) where status = 'pending';
create index real_name_checks_volunteer on real_name_checks (volunteer_id, submitted_at desc, id desc);
create index real_name_checks_queue on real_name_checks (status, submitted_at, id);

-- ---------------------------------------------------------------- teams
alter table teams
  add column version integer not null default 1,
  add column uscc text,
  add column email text not null default '',
  add column join_code text constraint teams_join_code check (join_code ~ '^[0-9]{4,6}$'),
  add column join_notice text not null default '';

create table team_changes (
  id bigint primary key,
  team_id bigint not null references teams (id),
  fields jsonb not null,
  note text not null default '',
  status text not null check (status in ('pending', 'passed', 'rejected', 'withdrawn')),
  submitted_at timestamptz(3) not null,
  decided_at timestamptz(3),
  decided_by bigint references accounts (id),
  decider_name text,
  reason text,
  constraint team_changes_decided check ((status = 'pending') = (decided_at is null))
);
create unique index team_changes_pending on team_changes (team_id) where status = 'pending';
create index team_changes_team on team_changes (team_id, submitted_at desc, id desc);
create index team_changes_queue on team_changes (status, submitted_at, id);
