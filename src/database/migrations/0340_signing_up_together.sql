-- What a person's standing for a sign-up hangs on, as one text: their own row, their live sign-ups, their active credit events. Whoever
-- judged on a look finds out under the person's lock whether anything has changed since (decision 0044). In plpgsql and volatile,
-- because each look of it then sees what was committed up to that moment, not up to the beginning of the statement that calls it.
create function sign_up_mark(person bigint) returns text language plpgsql volatile as $$
declare
  mark text;
begin
  select concat(v.xmin, '|', (
    select string_agg(u.id || ' ' || u.xmin, ',' order by u.id) from sign_ups u
    where u.volunteer_id = person and u.status in ('pending', 'confirmed', 'waitlisted', 'offered')
  ), '|', (
    select string_agg(e.id || ' ' || e.xmin, ',' order by e.id) from credit_events e
    where e.volunteer_id = person and e.status = 'active'
  )) into mark
  from volunteers v where v.id = person;
  return mark;
end $$;
