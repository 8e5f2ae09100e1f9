-- Every statement that looks for a person's live sign-ups bounds their start, or is content with the person's few: `sign_ups_volunteer
-- (volunteer_id, starts_at desc, id desc)` serves them all. Which statement each of the others serves: docs/benchmark.md.
drop index sign_ups_volunteer_live;

-- The mark of 0340, of sign-ups that begin after a bound: those long over stay confirmed for ever and are nothing to a new one. Whoever
-- looks takes it as the looking statement sees everything else (stable): a mark of a later instant would vouch for what was not read.
drop function sign_up_mark(bigint);
create function sign_up_mark_seen(person bigint, since timestamptz) returns text language plpgsql stable as $$
declare
  mark text;
begin
  select concat(v.xmin, '|', (
    select string_agg(u.id || ' ' || u.xmin, ',' order by u.id) from sign_ups u
    where u.volunteer_id = person and u.starts_at > since and u.status in ('pending', 'confirmed', 'waitlisted', 'offered')
  ), '|', (
    select string_agg(e.id || ' ' || e.xmin, ',' order by e.id) from credit_events e
    where e.volunteer_id = person and e.status = 'active'
  )) into mark
  from volunteers v where v.id = person;
  return mark;
end $$;

-- The same at the moment of the call (volatile): whoever holds the person's lock finds out whether anything has changed since the look.
create function sign_up_mark(person bigint, since timestamptz) returns text language plpgsql volatile as $$
declare
  mark text;
begin
  select sign_up_mark_seen(person, since) into mark;
  return mark;
end $$;
