-- Memberships carry a version, so that an old form is told; agreeing to the processing of an ID number is a consent of its own (PIPL 29).
alter table team_members add column version integer not null default 1;
alter table consents
  drop constraint consents_purpose_check,
  add constraint consents_purpose check (purpose in ('serviceAgreement', 'privacyPolicy', 'teamAgreement', 'guardianConsent', 'identityCheck'));
