-- How many sealed values of a table, or files of a shelf, still wait to be sealed anew under a changed SECRET; null until they were counted.
alter table resealing add column waiting bigint constraint resealing_waiting check (waiting >= 0);
update resealing set waiting = 0 where done_at is not null;
