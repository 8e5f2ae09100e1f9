-- What was written down stays: the audit log is added to and never changed (网络安全法 21; domain.md 4.4.17), and the facts of a
-- record of hours stand from the moment the city can read them (domain.md 4.3.5).

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'object_not_in_prerequisite_state';
end $$;

-- When the database began the transaction: one clock for all processes, by which lines are sealed in order.
alter table audit_log add column recorded_at timestamptz not null default now();
create index audit_log_recorded on audit_log using brin (recorded_at) with (pages_per_range = 16, autosummarize = on);
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_change();

-- Every minute the lines since the last seal get a digest that contains the digest before it: whoever changes, inserts or takes
-- out a line afterwards, past the trigger too, would have to make every later seal anew.
create table audit_seals (
  no bigint primary key,
  up_to timestamptz not null,
  lines integer not null check (lines > 0),
  digest bytea not null,
  sealed_at timestamptz not null default now(),
  constraint audit_seals_up_to unique (up_to)
);
create trigger audit_seals_append_only before update or delete or truncate on audit_seals
  for each statement execute function refuse_change();

-- The digest over the lines of a span: SHA-256 over the digest before and the SHA-256 of each line, in the order they were recorded.
create function audit_digest(previous bytea, after timestamptz, up_to timestamptz)
returns table (lines integer, digest bytea) language sql stable as $$
  select count(*)::integer,
    sha256(previous || coalesce(string_agg(
      sha256(convert_to(jsonb_build_array(id, extract(epoch from at), actor_id, actor_name, action, target_type, target_id, reason,
        detail, request_id, extract(epoch from recorded_at))::text, 'UTF8')),
      ''::bytea order by recorded_at, id), ''::bytea))
  from audit_log where recorded_at > after and recorded_at <= up_to
$$;

-- A record that was public says for good what it said; it may be objected to, voided and reversed by another.
create function guard_hours() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.status <> 'calculated' then
      raise exception 'a record of hours that the team confirmed is voided, not deleted' using errcode = 'object_not_in_prerequisite_state';
    end if;
    return old;
  end if;
  if old.status in ('publicity', 'disputed', 'effective', 'voided')
    and (old.hour_no, old.volunteer_id, old.team_id, old.activity_id, old.shift_id, old.participation_id, old.service_on, old.starts_at,
        old.ends_at, old.calculated_minutes, old.minutes, old.source, old.evidence_grade, old.reversal_of)
      is distinct from
        (new.hour_no, new.volunteer_id, new.team_id, new.activity_id, new.shift_id, new.participation_id, new.service_on, new.starts_at,
        new.ends_at, new.calculated_minutes, new.minutes, new.source, new.evidence_grade, new.reversal_of)
    or old.status = 'effective' and new.status not in ('effective', 'voided')
    or old.status = 'voided' and new.status <> 'voided'
  then
    raise exception 'a record of hours that was public is not changed' using errcode = 'object_not_in_prerequisite_state';
  end if;
  return new;
end $$;
create trigger service_hours_guard before update or delete on service_hours for each row execute function guard_hours();
create trigger service_hours_keep before truncate on service_hours for each statement execute function refuse_change();
