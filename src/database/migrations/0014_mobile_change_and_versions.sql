-- An account's number can be changed by a code, organisations carry the version that a change must name, and a text message that cannot be made says so.
alter table sms_codes drop constraint sms_codes_scene_check;
alter table sms_codes add constraint sms_codes_scene
  check (scene in ('register', 'guardian', 'findPwd', 'login', 'bind'));
alter table organisations add column version integer not null default 1;
alter table message_deliveries drop constraint message_deliveries_skip_reason_check;
alter table message_deliveries add constraint message_deliveries_skip_reason
  check (skip_reason in ('off', 'noMobile', 'expired', 'unreadable'));
