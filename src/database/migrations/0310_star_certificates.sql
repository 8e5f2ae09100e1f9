-- Star certificates (星级证书): a certificate may stand for an awarded star; what it said of it is frozen with it.
alter table certificates
  add column star_id bigint references star_awards (id),
  -- {"level", "awardedOn", "minutes" when awarded, "askedMinutes" of the level}.
  add column star jsonb,
  add constraint certificates_star check ((star_id is null) = (star is null));
create index certificates_of_star on certificates (star_id) where status = 'issued' and star_id is not null;
