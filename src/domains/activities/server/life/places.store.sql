-- take a place
place_taken as (
  update shifts
  set taken_count = taken_count + $1::integer
  where
    id = $2
    and status = 'open'
    and starts_at > $3
    and taken_count + $4::integer <= capacity
  returning
    id as shift_id,
    activity_id,
    starts_at,
    ends_at,
    is_full
),
place_counted as (
  update activities
  set taken_count = taken_count + $5::integer
  where
    id = (
      select activity_id
      from place_taken
    )
  returning
    case
      when not is_full
      and not (
        select is_full
        from place_taken
      ) then id
    end as counted_id
);
