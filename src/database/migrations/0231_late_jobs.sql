-- A job whose team has not made contact, or not finished, in time says which clock ran out (domain.md 4.2.8, 4.11): its team and the dispatchers are told once, and the back office counts it.
alter table jobs add column late_clock text constraint jobs_late_clock check (late_clock in ('contact', 'finish'));
create index jobs_late on jobs (organisation_id) where late_clock is not null;
create index jobs_finish_due on jobs (finish_due_at) where status in ('accepted', 'assigning', 'inProgress');
