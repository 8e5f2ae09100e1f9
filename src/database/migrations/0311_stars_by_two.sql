-- The highest star is confirmed by two people, one of whom leads the centre (domain.md 1.6): who was first, and whether that one leads.
alter table star_awards
  add column first_confirmed_by bigint references accounts (id),
  add column first_confirmed_at timestamptz(3),
  add column first_leads boolean,
  add constraint star_awards_by_two check (
    (first_confirmed_by is null) = (first_confirmed_at is null) and (first_confirmed_by is null) = (first_leads is null)
    and (first_confirmed_by is null or first_confirmed_by is distinct from confirmed_by));
