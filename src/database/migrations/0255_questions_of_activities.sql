-- Up to five questions that a team asks whoever signs up (domain.md 4.4.7), and what they answered in the words they were asked with.
alter table activities add column questions jsonb not null default '[]' check (jsonb_typeof(questions) = 'array');
alter table sign_ups add column answers jsonb not null default '[]' check (jsonb_typeof(answers) = 'array');
-- A change that waits is stored as the whole form.
update activity_changes set form = form || '{"questions":[]}' where not form ? 'questions';
