-- Consents that were withdrawn are deleted three years later (domain.md B): they are found by that day.
create index consents_withdrawn on consents (withdrawn_at) where withdrawn_at is not null;
