-- How many signed up for a shift, were taken, came and were credited, so that 后台首页 and 数据报表 do not look up everybody who came in a
-- month (decision 0039). Whoever writes names the shift in what waits, in the same transaction, and waits for nobody; background work
-- counts it anew. A shift that waits is counted by whoever asks: `shift_tallies_now` is exact at any moment.
create table shift_tallies (
  shift_id bigint not null constraint shift_tallies_pkey primary key references shifts (id) on delete cascade,
  starts_at timestamptz(3) not null,
  organisation_id bigint not null references organisations (id),
  activity_status text not null,
  applied integer not null,
  confirmed integer not null,
  came integer not null,
  attended integer not null,
  credited integer not null
);
create index shift_tallies_starting on shift_tallies (starts_at)
  include (shift_id, organisation_id, activity_status, applied, confirmed, came, attended, credited);
-- No key and no index: it is as short as a few seconds, and every sign-up adds to it.
create table shift_tallies_waiting (shift_id bigint not null);

-- From the rows themselves. Who came without a sign-up (`attended`, not `came`) is on no way from application to hours.
create view shift_tallies_counted as
  select s.id as shift_id, s.starts_at, t.organisation_id, a.status as activity_status, u.applied, u.confirmed, p.came, p.attended, p.credited
  from shifts s join activities a on a.id = s.activity_id join teams t on t.id = a.team_id
    cross join lateral (
      select count(*)::integer as applied, count(*) filter (where status = 'confirmed')::integer as confirmed
      from sign_ups where shift_id = s.id
    ) u
    cross join lateral (
      select count(*) filter (where sign_up_id is not null and status in ('checkedIn', 'checkedOut', 'noCheckOut'))::integer as came,
        count(*) filter (where status in ('checkedIn', 'checkedOut', 'noCheckOut'))::integer as attended,
        count(*) filter (where sign_up_id is not null and exists (
          select from service_hours h where h.participation_id = participations.id and h.status in ('publicity', 'effective')
        ))::integer as credited
      from participations where shift_id = s.id
    ) p;

create view shift_tallies_now as
  select shift_id, starts_at, organisation_id, activity_status, applied, confirmed, came, attended, credited
  from shift_tallies k where not exists (select from shift_tallies_waiting w where w.shift_id = k.shift_id)
  union all
  select c.shift_id, c.starts_at, c.organisation_id, c.activity_status, c.applied, c.confirmed, c.came, c.attended, c.credited
  from (select distinct shift_id from shift_tallies_waiting) w
    -- The limit keeps these a look-up for each of the few, whatever the planner thinks of a table that is nearly always empty.
    cross join lateral (select * from shift_tallies_counted where shift_id = w.shift_id limit 1) c;

-- Of sign-ups and of attendance, which both name their shift.
create function tally_shifts() returns trigger language plpgsql as $$
begin
  insert into shift_tallies_waiting select distinct shift_id from changed;
  return null;
end $$;
create function tally_shift() returns trigger language plpgsql as $$
begin
  insert into shift_tallies_waiting values (new.shift_id);
  if old.shift_id <> new.shift_id then
    insert into shift_tallies_waiting values (old.shift_id);
  end if;
  return null;
end $$;

create trigger sign_ups_made_tally after insert on sign_ups
  referencing new table as changed for each statement execute function tally_shifts();
create trigger sign_ups_gone_tally after delete on sign_ups
  referencing old table as changed for each statement execute function tally_shifts();
create trigger sign_ups_changed_tally after update of shift_id, status on sign_ups for each row
  when (old.shift_id <> new.shift_id or (old.status = 'confirmed') <> (new.status = 'confirmed'))
  execute function tally_shift();

create trigger participations_made_tally after insert on participations
  referencing new table as changed for each statement execute function tally_shifts();
create trigger participations_gone_tally after delete on participations
  referencing old table as changed for each statement execute function tally_shifts();
create trigger participations_changed_tally after update of shift_id, status, sign_up_id on participations for each row
  when ((old.shift_id, old.status, old.sign_up_id) is distinct from (new.shift_id, new.status, new.sign_up_id))
  execute function tally_shift();

create function tally_shifts_of_hours() returns trigger language plpgsql as $$
begin
  insert into shift_tallies_waiting
  select distinct p.shift_id from changed c join participations p on p.id = c.participation_id
  where c.status in ('publicity', 'effective');
  return null;
end $$;
create function tally_shift_of_hour() returns trigger language plpgsql as $$
begin
  insert into shift_tallies_waiting
  select shift_id from participations where id in (old.participation_id, new.participation_id);
  return null;
end $$;
create trigger service_hours_made_tally after insert on service_hours
  referencing new table as changed for each statement execute function tally_shifts_of_hours();
create trigger service_hours_gone_tally after delete on service_hours
  referencing old table as changed for each statement execute function tally_shifts_of_hours();
create trigger service_hours_changed_tally after update of status, participation_id on service_hours for each row
  when ((old.status in ('publicity', 'effective')) <> (new.status in ('publicity', 'effective'))
    or old.participation_id is distinct from new.participation_id)
  execute function tally_shift_of_hour();

create function tally_made_shifts() returns trigger language plpgsql as $$
begin
  insert into shift_tallies_waiting select id from changed;
  return null;
end $$;
create function tally_moved_shift() returns trigger language plpgsql as $$
begin
  insert into shift_tallies_waiting values (new.id);
  return null;
end $$;
create trigger shifts_made_tally after insert on shifts
  referencing new table as changed for each statement execute function tally_made_shifts();
create trigger shifts_moved_tally after update of starts_at, activity_id on shifts for each row
  when (old.starts_at <> new.starts_at or old.activity_id <> new.activity_id) execute function tally_moved_shift();

create function tally_shifts_of_activity() returns trigger language plpgsql as $$
begin
  insert into shift_tallies_waiting select id from shifts where activity_id = new.id;
  return null;
end $$;
create trigger activities_changed_tally after update of status, team_id on activities for each row
  when (old.status <> new.status or old.team_id <> new.team_id) execute function tally_shifts_of_activity();

create function tally_shifts_of_team() returns trigger language plpgsql as $$
begin
  insert into shift_tallies_waiting
  select s.id from shifts s join activities a on a.id = s.activity_id where a.team_id = new.id;
  return null;
end $$;
create trigger teams_moved_tally after update of organisation_id on teams for each row
  when (old.organisation_id <> new.organisation_id) execute function tally_shifts_of_team();

insert into shift_tallies select * from shift_tallies_counted;

-- Activities of a span by area and category, and those that were published in one, without reading their rows.
drop index activities_by_start;
create index activities_by_start on activities (starts_at, id) include (status, team_id, area, category) where status <> 'draft';
drop index activities_published;
create index activities_published on activities (published_at) include (team_id) where published_at is not null;
