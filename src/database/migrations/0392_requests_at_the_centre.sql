-- The centre lists corrections and claims by how far they are, what is due first before, the latest first of what is over.
create index hour_corrections_by_state on hour_corrections (state, id desc);
create index hour_corrections_at_centre on hour_corrections (centre_due_at, id) where state = 'atCentre';
create index hour_claims_by_state on hour_claims (state, id desc);
create index hour_claims_at_centre on hour_claims (centre_due_at, id) where state = 'atCentre';
