-- The board of publicity (公示栏) for everybody: what is public and what is objected to, soonest over first; when an objection was made,
-- for the centre answers it within five working days.
alter table service_hours add column objected_at timestamptz(3);
update service_hours set objected_at = updated_at where status = 'disputed';
create index service_hours_board on service_hours (publicity_ends_at, id)
  where status in ('publicity', 'disputed') and publicity_ends_at is not null;
