-- The profile text (简介、技能和语言) is shown to one's own teams by a consent of its own (PIPL 25); who had switched it on agreed to the words
-- of the switch.
alter table consents drop constraint consents_purpose;
alter table consents add constraint consents_purpose check (purpose in (
  'serviceAgreement', 'privacyPolicy', 'teamAgreement', 'guardianConsent', 'identityCheck', 'publicName', 'rankings', 'publicProfile'));
insert into consents (account_id, purpose, version, text_hash, given_by, given_at)
  select v.account_id, 'publicProfile', '2026-11.0',
    encode(sha256(convert_to('公开个人简介：队友和队伍可以看到你的简介、技能和语言', 'UTF8')), 'hex'), 'self', now()
  from volunteers v where v.is_profile_public;
