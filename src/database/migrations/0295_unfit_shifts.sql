-- Rows of the form that are no shifts yet (an end before its start, 25点 for a time), as they were typed: a draft keeps them,
-- the shifts beside them are stored all the same. Whatever leaves the draft has none.
alter table activities add column unfit_shifts jsonb not null default '[]' check (jsonb_typeof(unfit_shifts) = 'array');
alter table activities add constraint activities_unfit_in_drafts
  check (unfit_shifts = '[]' or status in ('draft', 'returned'));
