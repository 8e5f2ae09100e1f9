-- A job that needs more people is turned into an activity (domain.md 4.2.9): a deleted draft lets go of it, and its team is told once that the report is due.
alter table jobs drop constraint jobs_activity_id_fkey;
alter table jobs add constraint jobs_activity_id_fkey foreign key (activity_id) references activities (id) on delete set null;
alter table jobs add column activity_told_at timestamptz(3);
