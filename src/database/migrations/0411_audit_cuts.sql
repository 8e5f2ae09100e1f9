-- The audit log keeps three years (domain.md B; 网络安全法 21 asks for six months): what is older goes, whole seals at a time, and a cut
-- proves what was there. Decisions about hours and certificates stay ten years, as long as certificates do.

-- Which lines are kept the longer time: what somebody else decided about hours or a certificate, never an act of the holder.
create function audit_keeps(action text) returns boolean language sql immutable parallel safe as $$
  select action in ('confirmHours', 'confirmJobHours', 'adjustHour', 'decideHour', 'decideHours', 'makeHourEffective', 'voidHour',
    'answerHourCorrection', 'answerHourClaim', 'enterMakeup', 'withdrawCertificate', 'revokeStarCertificate', 'confirmStars', 'decideStar')
$$;

-- A cut ends with a seal: its digest is that of the seal, so the seals that follow go on from it, and one that was noted elsewhere still
-- finds its place. `digest` is over the digest of the cut before, that of the seal, and the lines that stay.
create table audit_cuts (
  no bigint primary key,
  seal_no bigint not null constraint audit_cuts_seal unique,
  up_to timestamptz not null constraint audit_cuts_up_to unique,
  seal_digest bytea not null,
  -- How many lines the seals counted, and how many of them stay.
  lines integer not null check (lines > 0),
  kept integer not null check (kept between 0 and lines),
  digest bytea not null,
  cut_at timestamptz not null default now()
);

-- The digest of audit_digest over the lines that stay.
create function audit_kept_digest(previous bytea, after timestamptz, up_to timestamptz)
returns table (kept integer, digest bytea) language sql stable as $$
  select count(*)::integer,
    sha256(previous || coalesce(string_agg(
      sha256(convert_to(jsonb_build_array(id, extract(epoch from at), actor_id, actor_name, action, target_type, target_id, reason,
        detail, request_id, extract(epoch from recorded_at))::text, 'UTF8')),
      ''::bytea order by recorded_at, id), ''::bytea))
  from audit_log where recorded_at > after and recorded_at <= up_to and audit_keeps(action)
$$;

-- A cut is what it says or is refused: it ends with a seal that is three years old, follows the cut before, every seal in it holds,
-- and its digest is that of the lines that stay.
create function guard_audit_cut() returns trigger language plpgsql as $$
declare
  last audit_cuts;
  seal audit_seals;
  counted bigint;
  stays record;
begin
  select * into last from audit_cuts order by no desc limit 1;
  select * into seal from audit_seals where no = new.seal_no;
  if seal.no is null or new.no <> coalesce(last.no, 0) + 1 or new.seal_no <= coalesce(last.seal_no, 0)
    or new.up_to <> seal.up_to or new.seal_digest <> seal.digest then
    raise exception 'a cut of the audit log ends with a seal and follows the cut before' using errcode = 'object_not_in_prerequisite_state';
  end if;
  if seal.up_to >= now() - interval '1095 days' then
    raise exception 'the audit log is kept three years' using errcode = 'object_not_in_prerequisite_state';
  end if;
  if exists (
    select from (select *, lag(digest, 1, ''::bytea) over (order by no) as previous, lag(audit_seals.up_to, 1, '-infinity') over (order by no) as after
        from audit_seals where no >= coalesce(last.seal_no, 0) and no <= new.seal_no) s,
      audit_digest(s.previous, s.after, s.up_to) made
    where s.no > coalesce(last.seal_no, 0) and made.digest <> s.digest) then
    raise exception 'a seal of the audit log does not hold: nothing is cut' using errcode = 'object_not_in_prerequisite_state';
  end if;
  select sum(s.lines) into counted from audit_seals s where s.no > coalesce(last.seal_no, 0) and s.no <= new.seal_no;
  select made.kept, made.digest into stays
  from audit_kept_digest(coalesce(last.digest, ''::bytea) || seal.digest, coalesce(last.up_to, '-infinity'), new.up_to) made;
  if new.lines <> counted or new.kept <> stays.kept or new.digest <> stays.digest then
    raise exception 'a cut of the audit log says what stays' using errcode = 'object_not_in_prerequisite_state';
  end if;
  return new;
end $$;
create trigger audit_cuts_guard before insert on audit_cuts for each row execute function guard_audit_cut();
create trigger audit_cuts_append_only before update or delete or truncate on audit_cuts
  for each statement execute function refuse_change();

-- Nothing of the log is deleted but what a cut covers; what is kept longer, when a cut that covers it is ten years old.
create function guard_audit_delete() returns trigger language plpgsql as $$
begin
  if old.recorded_at > coalesce((select max(up_to) from audit_cuts), '-infinity')
    or audit_keeps(old.action) and old.recorded_at > coalesce(
      (select max(up_to) from audit_cuts where up_to < now() - interval '3650 days'), '-infinity') then
    raise exception 'audit_log is append-only' using errcode = 'object_not_in_prerequisite_state';
  end if;
  return old;
end $$;
drop trigger audit_log_append_only on audit_log;
create trigger audit_log_append_only before update or truncate on audit_log for each statement execute function refuse_change();
create trigger audit_log_cut_only before delete on audit_log for each row execute function guard_audit_delete();

-- Deletes so many lines at most that a cut covers. With the owner's rights: the user that the product runs as may not delete.
create function drop_cut_audit(at_most integer) returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  covered timestamptz := (select max(up_to) from audit_cuts);
  long_covered timestamptz := (select max(up_to) from audit_cuts where up_to < now() - interval '3650 days');
  dropped integer;
begin
  delete from audit_log where ctid = any (array(
    select ctid from audit_log
    where recorded_at <= covered and (not audit_keeps(action) or recorded_at <= long_covered)
    limit at_most));
  get diagnostics dropped = row_count;
  return dropped;
end $$;
