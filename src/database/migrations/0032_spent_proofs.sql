-- Proofs of work stand where captchas stood; what was spent of those is over within five minutes.
alter table spent_captchas rename to spent_proofs;
alter index spent_captchas_pkey rename to spent_proofs_pkey;
alter index spent_captchas_expired rename to spent_proofs_expired;
