-- A name in full and a place in a ranking are consents of their own (PIPL 25), with version and proof; who had switched them on before
-- agreed to the words of the switch.
alter table consents drop constraint consents_purpose;
alter table consents add constraint consents_purpose check (purpose in (
  'serviceAgreement', 'privacyPolicy', 'teamAgreement', 'guardianConsent', 'identityCheck', 'publicName', 'rankings'));
insert into consents (account_id, purpose, version, text_hash, given_by, given_at)
  select v.account_id, 'publicName', '2026-11.0', encode(sha256(convert_to('公开姓名：参加名单和公示中显示全名', 'UTF8')), 'hex'), 'self', now()
  from volunteers v where v.is_name_public
  union all
  select v.account_id, 'rankings', '2026-11.0', encode(sha256(convert_to('参加排行：服务时长进入本月之星等排行', 'UTF8')), 'hex'), 'self', now()
  from volunteers v where v.joins_rankings;
