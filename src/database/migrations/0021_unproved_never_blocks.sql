-- What a team only says never blocks what a code proved: both stand side by side, and of what overlaps only one may become public.
alter table service_hours add constraint service_hours_no_overlap
  exclude using gist (int8range(volunteer_id, volunteer_id, '[]') with &&, tstzrange(starts_at, ends_at) with &&)
  where (status in ('publicity', 'effective') and source <> 'reversal');

-- Entries (补录) carry a witness and the person's own answer; the proof lies in the files room.
alter table files drop constraint files_purpose_check;
alter table files add constraint files_purpose_check
  check (purpose in ('avatar', 'teamLogo', 'teamProof', 'newsPicture', 'newsAttachment', 'idProof', 'hourProof'));
create table hour_entries (
  hour_id bigint primary key references service_hours (id),
  witness_name text not null,
  witness_mobile_tail text not null check (witness_mobile_tail ~ '^[0-9]{4}$'),
  answer text not null default 'waiting' check (answer in ('waiting', 'confirmed', 'denied', 'silent')),
  answer_reason text,
  answer_due_at timestamptz(3) not null,
  answered_at timestamptz(3),
  constraint hour_entries_answered check ((answer in ('confirmed', 'denied')) = (answered_at is not null)),
  constraint hour_entries_denial check (answer <> 'denied' or answer_reason is not null)
);
create index hour_entries_waiting on hour_entries (answer_due_at, hour_id) where answer = 'waiting';

-- The person says that a leader's record of them is not true before there are hours of it.
alter table participations add column objection text, add column objected_at timestamptz(3);
alter table participations add constraint participations_objection check ((objection is null) = (objected_at is null));
