-- At which times of day an activity has a shift (1 morning, 2 afternoon, 4 evening, added up) stands in the activity and in the indexes of its
-- lists, so that 志愿活动 at a time of day asks no shift of thousands of activities. Kept by the database, whoever writes a shift (decision
-- 0057). A sign-up writes no start and wakes no trigger. And the records that claims at the centre wait for, by themselves.
alter table activities add column day_parts smallint not null default 0;

create function day_part_of(starts_at timestamptz) returns smallint language sql immutable parallel safe as $$
  select (case
    when starts_at is null then null
    when extract(hour from starts_at at time zone 'Asia/Shanghai') < 12 then 1
    when extract(hour from starts_at at time zone 'Asia/Shanghai') < 18 then 2
    else 4
  end)::smallint
$$;

update activities a set day_parts = p.parts
from (select activity_id, bit_or(day_part_of(starts_at)) as parts from shifts group by activity_id) p
where a.id = p.activity_id;

create function keep_day_parts() returns trigger language plpgsql as $$
begin
  update activities a set day_parts = p.parts
  from (
    select c.activity_id, coalesce(bit_or(day_part_of(s.starts_at)), 0::smallint) as parts
    from (select distinct activity_id from changed) c left join shifts s on s.activity_id = c.activity_id
    group by c.activity_id
  ) p
  where a.id = p.activity_id and a.day_parts <> p.parts;
  return null;
end $$;

create function keep_day_parts_of_one() returns trigger language plpgsql as $$
begin
  update activities a set day_parts = p.parts
  from (
    select c.activity_id, coalesce(bit_or(day_part_of(s.starts_at)), 0::smallint) as parts
    from unnest(array[old.activity_id, new.activity_id]) as c (activity_id)
    left join shifts s on s.activity_id = c.activity_id
    group by c.activity_id
  ) p
  where a.id = p.activity_id and a.day_parts <> p.parts;
  return null;
end $$;

create trigger shifts_made_day_parts after insert on shifts
  referencing new table as changed for each statement execute function keep_day_parts();
create trigger shifts_gone_day_parts after delete on shifts
  referencing old table as changed for each statement execute function keep_day_parts();
create trigger shifts_moved_day_parts after update of starts_at, activity_id on shifts for each row
  when (day_part_of(old.starts_at) <> day_part_of(new.starts_at) or old.activity_id <> new.activity_id)
  execute function keep_day_parts_of_one();

drop index activities_soonest;
drop index activities_soonest_category;
drop index activities_soonest_area;
drop index activities_soonest_both;
create index activities_soonest on activities (starts_at, id)
  include (ends_at, sign_up_opens_at, sign_up_closes_at, first_closes_at, published_at, is_full, minor_policy, day_parts)
  where status = 'published';
create index activities_soonest_category on activities (category, starts_at, id)
  include (ends_at, sign_up_opens_at, sign_up_closes_at, first_closes_at, published_at, is_full, minor_policy, day_parts)
  where status = 'published';
create index activities_soonest_area on activities (area, starts_at, id)
  include (ends_at, sign_up_opens_at, sign_up_closes_at, first_closes_at, published_at, is_full, minor_policy, day_parts)
  where status = 'published';
create index activities_soonest_both on activities (area, category, starts_at, id)
  include (ends_at, sign_up_opens_at, sign_up_closes_at, first_closes_at, published_at, is_full, minor_policy, day_parts)
  where status = 'published';

create index service_hours_claims_waiting on service_hours (claim_id) where source = 'ownClaim' and status = 'submitted';
