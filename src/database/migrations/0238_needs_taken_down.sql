-- Who took a need down for somebody (代点单), so that they find what became of it; also on a visit at home (上门走访).
alter table needs add column taken_by bigint references accounts (id);
update needs n set taken_by = s.by_id from need_steps s
  where n.channel in ('phone', 'counter') and s.need_id = n.id and s.status = 'submitted' and s.by_kind = 'staff'
    and not exists (select 1 from need_steps e where e.need_id = n.id and e.id < s.id);
create index needs_taken_by on needs (taken_by, submitted_at desc, id desc) where taken_by is not null;
alter table needs drop constraint needs_channel_check;
alter table needs add constraint needs_channel_check check (channel in ('site', 'account', 'phone', 'counter', 'visit'));
