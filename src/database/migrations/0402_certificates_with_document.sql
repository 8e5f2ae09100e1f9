-- A certificate may say which document its holder has, by its kind and last four signs (民发〔2015〕149号), where its holder chose so; never the whole number.
alter table certificates add column holder_id text not null default '';
