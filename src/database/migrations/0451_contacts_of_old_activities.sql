-- The contact that a team typed for an activity goes a year after its end (PIPL 19): this finds those that still have one.
create index activities_contacts on activities (ends_at, id)
  where status in ('closed', 'cancelled') and (contact_name <> '' or contact_phone <> '');
