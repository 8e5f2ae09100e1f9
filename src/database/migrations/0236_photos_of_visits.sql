-- Photos with the feedback of a visit: whoever took them says that nobody is in them, or that whoever is agreed.
alter table job_assignments add column photo_count integer not null default 0 check (photo_count between 0 and 3);
alter table job_assignments add column photo_consent text check (photo_consent in ('noFaces', 'agreed'));
alter table job_assignments add constraint job_assignments_photos
  check ((photo_count = 0) = (photo_consent is null) and (photo_count = 0 or status = 'reported'));
