-- How many signed up and how many minutes took effect, by 所/站 and day, so that 后台首页 and 数据报表 do not count a year of rows (decision
-- 0039). Whoever writes adds a line to what waits, in the same transaction, and waits for nobody; background work adds it up. Both
-- together are exact at any moment: `day_sums_now`.
create function day_of(at timestamptz) returns date language sql immutable parallel safe as $$
  select (at at time zone 'Asia/Shanghai')::date
$$;

create table day_sums (
  kind text not null constraint day_sums_kind check (kind in ('signUps', 'servedMinutes', 'effectiveMinutes')),
  day date not null,
  organisation_id bigint not null references organisations (id),
  value bigint not null,
  constraint day_sums_pkey primary key (kind, day, organisation_id)
);
-- No key and no index: it is as short as a few seconds, and every sign-up adds to it.
create table day_sums_waiting (
  kind text not null,
  day date not null,
  organisation_id bigint not null,
  value bigint not null
);

create view day_sums_now as
  select kind, day, organisation_id, value from day_sums
  union all select kind, day, organisation_id, value from day_sums_waiting;

-- The same from the rows themselves: sign-ups by the day they were made, effective minutes by the day of service and by the day they
-- took effect.
create view day_sums_of_teams as
  select 'signUps' as kind, day_of(u.created_at) as day, a.team_id, count(*) as value
    from sign_ups u join activities a on a.id = u.activity_id group by 2, 3
  union all
  select 'servedMinutes', service_on, team_id, sum(minutes) from service_hours where status = 'effective' group by 2, 3
  union all
  select 'effectiveMinutes', day_of(effective_at), team_id, sum(minutes) from service_hours
    where status = 'effective' and effective_at is not null group by 2, 3;

create function sum_sign_ups() returns trigger language plpgsql as $$
begin
  insert into day_sums_waiting
  select 'signUps', day_of(c.created_at), t.organisation_id, case tg_op when 'INSERT' then count(*) else -count(*) end
  from changed c join activities a on a.id = c.activity_id join teams t on t.id = a.team_id
  group by 2, 3;
  return null;
end $$;

create function sum_sign_up() returns trigger language plpgsql as $$
begin
  insert into day_sums_waiting
  select 'signUps', day_of(c.created_at), t.organisation_id, c.value
  from (values (old.created_at, old.activity_id, -1), (new.created_at, new.activity_id, 1)) as c (created_at, activity_id, value)
    join activities a on a.id = c.activity_id join teams t on t.id = a.team_id;
  return null;
end $$;

create trigger sign_ups_made_sums after insert on sign_ups
  referencing new table as changed for each statement execute function sum_sign_ups();
create trigger sign_ups_gone_sums after delete on sign_ups
  referencing old table as changed for each statement execute function sum_sign_ups();
create trigger sign_ups_moved_sums after update of created_at, activity_id on sign_ups for each row
  when (day_of(old.created_at) <> day_of(new.created_at) or old.activity_id <> new.activity_id)
  execute function sum_sign_up();

create function sum_hours() returns trigger language plpgsql as $$
begin
  insert into day_sums_waiting
  select d.kind, d.day, t.organisation_id, case tg_op when 'INSERT' then sum(c.minutes) else -sum(c.minutes) end
  from changed c join teams t on t.id = c.team_id
    cross join lateral (values ('servedMinutes', c.service_on), ('effectiveMinutes', day_of(c.effective_at))) as d (kind, day)
  where c.status = 'effective' and d.day is not null
  group by 1, 2, 3;
  return null;
end $$;

create function sum_hour() returns trigger language plpgsql as $$
begin
  insert into day_sums_waiting
  select d.kind, d.day, t.organisation_id, c.minutes
  from (values
      (old.status, old.team_id, old.service_on, old.effective_at, -old.minutes),
      (new.status, new.team_id, new.service_on, new.effective_at, new.minutes)
    ) as c (status, team_id, service_on, effective_at, minutes)
    join teams t on t.id = c.team_id
    cross join lateral (values ('servedMinutes', c.service_on), ('effectiveMinutes', day_of(c.effective_at))) as d (kind, day)
  where c.status = 'effective' and d.day is not null;
  return null;
end $$;

create trigger service_hours_made_sums after insert on service_hours
  referencing new table as changed for each statement execute function sum_hours();
create trigger service_hours_gone_sums after delete on service_hours
  referencing old table as changed for each statement execute function sum_hours();
create trigger service_hours_changed_sums after update on service_hours for each row
  when ((old.status = 'effective' or new.status = 'effective')
    and (old.status, old.team_id, old.service_on, old.effective_at, old.minutes)
      is distinct from (new.status, new.team_id, new.service_on, new.effective_at, new.minutes))
  execute function sum_hour();

-- Nothing in the product moves a team to another 所/站 yet. Whoever does waits until nobody is signing up, so that no row of the team is
-- counted on neither side or on both.
create function move_day_sums() returns trigger language plpgsql as $$
begin
  lock table sign_ups, service_hours in share row exclusive mode;
  insert into day_sums_waiting
  select s.kind, s.day, o.id, o.sign * s.value
  from day_sums_of_teams s cross join (values (old.organisation_id, -1), (new.organisation_id, 1)) as o (id, sign)
  where s.team_id = new.id;
  return null;
end $$;
create trigger teams_moved_sums after update of organisation_id on teams for each row
  when (old.organisation_id <> new.organisation_id) execute function move_day_sums();

insert into day_sums
select s.kind, s.day, t.organisation_id, sum(s.value)
from day_sums_of_teams s join teams t on t.id = s.team_id group by 1, 2, 3;
