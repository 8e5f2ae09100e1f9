-- A 站 that is closed (停办): nothing new is given to it, what it has is done by the 所 above; it can be opened again.
alter table organisations add column closed_at timestamptz(3);
alter table organisations add column closed_reason text not null default '' check (char_length(closed_reason) <= 100);
alter table organisations add constraint organisations_closed
  check ((closed_at is null or kind = 'community') and (closed_at is null) = (closed_reason = ''));
