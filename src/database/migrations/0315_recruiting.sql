-- Recruiting (招募范围) from named teams (指定队伍) and with a code (口令, national 免审口令); what left the draft names its teams or its code.
alter table activities
  add column recruit_teams bigint[] not null default '{}',
  add column recruit_code text not null default '',
  drop constraint activities_recruit_scope_check,
  add constraint activities_recruit_scope check (recruit_scope in ('public', 'members', 'teams', 'code')),
  add constraint activities_recruiting check (
    status in ('draft', 'returned')
    or (recruit_scope <> 'teams' or cardinality(recruit_teams) > 0)
    and (recruit_scope <> 'code' or recruit_code ~ '^[0-9]{4,6}$')
  );

-- Wrong codes of one person for one activity, counted from the first of a window.
create table sign_up_code_failures (
  activity_id bigint not null references activities (id) on delete cascade,
  volunteer_id bigint not null references volunteers (id),
  failures integer not null check (failures > 0),
  window_started_at timestamptz not null,
  primary key (activity_id, volunteer_id)
);
