-- take a place
place_taken as (
  update shifts
  set taken_count = taken_count + 1
  where
    id = $1
    and status = 'open'
    and starts_at > $2
    and taken_count < capacity
  returning
    id as shift_id,
    activity_id,
    starts_at,
    ends_at
),
place_counted as (
  update activities
  set taken_count = taken_count + 1
  where
    id = (
      select activity_id
      from place_taken
    )
  returning id
);
