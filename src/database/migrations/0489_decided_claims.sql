-- Whether the record of a claim no longer waits stands in the claim and in the index of what the centre has, so that its desk counts and
-- lists by an index alone and walks through nothing that was decided in other years. Kept by the database, whoever decides (decision 0057).
alter table hour_claims add column is_decided boolean not null default false;

update hour_claims c set is_decided = true
from service_hours h where h.claim_id = c.id and h.source = 'ownClaim' and h.status <> 'submitted';

create function keep_decided_claims() returns trigger language plpgsql as $$
begin
  update hour_claims set is_decided = new.status <> 'submitted'
  where id = new.claim_id and is_decided <> (new.status <> 'submitted');
  return null;
end $$;

create trigger service_hours_made_decided_claims after insert on service_hours for each row
  when (new.source = 'ownClaim' and new.status <> 'submitted') execute function keep_decided_claims();
create trigger service_hours_changed_decided_claims after update of status on service_hours for each row
  when (new.source = 'ownClaim' and (new.status = 'submitted') <> (old.status = 'submitted'))
  execute function keep_decided_claims();

drop index hour_claims_at_centre;
create index hour_claims_at_centre on hour_claims (centre_due_at, id) include (awaits_until)
  where state = 'atCentre' and not is_decided;
