-- Decided changes of teams are listed by when they were decided.
create index team_changes_decided on team_changes (decided_at desc, id desc) where decided_at is not null;
-- So are requests that a second person decided.
create index approvals_decided on approvals (decided_at desc, id desc) where decided_at is not null;
