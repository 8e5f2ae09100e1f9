-- Evidence of a complaint does not know who sent it once the complaint has it, and a clock can be set back once with a reason.
alter table files drop constraint files_sender;
update files set uploader_id = null, holder_hash = null, name = '投诉证据' where purpose = 'complaintProof' and status <> 'temporary';
alter table files add constraint files_sender check (
  case when purpose = 'complaintProof' and status = 'attached' then num_nonnulls(uploader_id, holder_hash) = 0
    when purpose = 'complaintProof' and status = 'removing' then num_nonnulls(uploader_id, holder_hash) <= 1
    else num_nonnulls(uploader_id, holder_hash) = 1 end);
alter table complaints add column extended_at timestamptz(3);
alter table complaint_steps drop constraint complaint_steps_step_check;
alter table complaint_steps add constraint complaint_steps_step check (
  step in ('submitted', 'accepted', 'added', 'extended', 'upheld', 'unfounded', 'refused', 'reviewAsked', 'withdrawn', 'unsealed'));
