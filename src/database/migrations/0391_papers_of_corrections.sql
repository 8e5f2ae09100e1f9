-- Papers of a correction (更正) lie with the correction instead of its record, so that whoever decides it sees those and no others.
update files f set target_type = 'hourCorrection', target_id = (
    select c.id from hour_corrections c where c.hour_id = f.target_id and c.volunteer_id = f.uploader_id
    -- It was asked for with papers uploaded before; what no correction came after belongs to the last.
    order by (c.created_at >= f.created_at) desc, case when c.created_at >= f.created_at then c.created_at end, c.created_at desc limit 1)
  where f.target_type = 'serviceHour' and f.purpose = 'hourProof' and f.status = 'attached'
    and exists (select 1 from hour_corrections c where c.hour_id = f.target_id and c.volunteer_id = f.uploader_id);
