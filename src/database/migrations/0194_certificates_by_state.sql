-- The centre looks through certificates of a state, the latest first.
create index certificates_by_state on certificates (status, issued_at desc, id desc);
