-- Back office: versions and reasons for accounts and roles, menu entries a centre has changed, volunteer lists, page errors, and the decider's own note on hours.

-- ---------------------------------------------------------------- accounts, roles and menus
alter table accounts add column version integer not null default 1;
alter table accounts add column status_reason text;
create index accounts_organisation on accounts (organisation_id) where organisation_id is not null;
create index accounts_listed on accounts (user_type, created_at desc, id desc);
create index accounts_login_name_prefix on accounts (lower(login_name) text_pattern_ops);
create index accounts_display_name_prefix on accounts (display_name text_pattern_ops);
create index accounts_mobile_tail on accounts (user_type, (right(mobile_masked, 4))) where mobile_masked is not null;

alter table roles add column remark text not null default '';
alter table roles add column version integer not null default 1;

-- What a centre has changed of a shipped entry, by field; the other columns are written anew at every start.
alter table menus add column overrides jsonb not null default '{}';
alter table menus add column version integer not null default 1;

-- ---------------------------------------------------------------- audit
create index audit_log_failed on audit_log (at desc, id desc) where detail ? 'outcome';

-- ---------------------------------------------------------------- volunteers
alter table volunteers add column status_reason text;
create index volunteers_name_prefix on volunteers (name text_pattern_ops);
create index volunteers_status on volunteers (status, registered_at desc, id desc);
create index volunteers_real_name on volunteers (real_name_status, registered_at desc, id desc);
create index volunteers_area_listed on volunteers (area, registered_at desc, id desc);
create index volunteers_birth on volunteers (birth_on);
create index volunteers_categories on volunteers using gin (service_categories);
create index volunteers_restricted on volunteers (restricted_until) where status = 'restricted';

-- ---------------------------------------------------------------- hours
-- Effective minutes of one person are summed from the index alone.
create index service_hours_effective_of on service_hours (volunteer_id) include (minutes) where status = 'effective';
-- The enterer's reason stays; what the second person says has a column of its own.
alter table service_hours add column decision_note text;
update service_hours h
  set decision_note = h.reason,
      reason = (
        select l.reason from audit_log l
        where l.target_type = 'serviceHour' and l.target_id = h.id and l.action in ('submitHourEntry', 'adjustHour')
        order by l.at desc, l.id desc limit 1
      )
  where h.status = 'rejected' and h.objection is null and h.reason is not null;

-- ---------------------------------------------------------------- page errors
-- One row a kind of error, counted: what centres' pages report in production. No person, no address, no typed text.
create table page_errors (
  fingerprint text primary key,
  message text not null,
  place text not null,
  frames text not null,
  browser text not null,
  report_count integer not null default 1 check (report_count > 0),
  first_at timestamptz(3) not null,
  last_at timestamptz(3) not null,
  settled_at timestamptz(3)
);
create index page_errors_listed on page_errors (last_at desc, fingerprint);

-- ---------------------------------------------------------------- work calendar
-- Days that the product ships, and days that the centre has set itself: those outlive every start.
alter table work_calendar add column is_shipped boolean not null default true;
alter table work_calendar add column is_own boolean not null default false;
