-- A well-formed ID number proves nobody: until an authority or a person looked, it is only checked in form (已核对格式).
alter table volunteers drop constraint volunteers_real_name_status;
alter table volunteers add constraint volunteers_real_name_status
  check (real_name_status in ('none', 'formatChecked', 'pending', 'verified', 'rejected', 'recheck'));

-- Two people may wait with one number: whom it belongs to is what staff decide.
drop index real_name_checks_pending_id;
create index real_name_checks_number on real_name_checks (id_hash) where status = 'pending';

-- Who opened number and pictures of a check, in which version: nobody passes what they did not see.
create table real_name_looks (
  check_id bigint not null references real_name_checks (id),
  account_id bigint not null references accounts (id),
  check_version integer not null,
  picture_count integer not null check (picture_count >= 0),
  looked_at timestamptz(3) not null,
  constraint real_name_looks_key primary key (check_id, account_id)
);
