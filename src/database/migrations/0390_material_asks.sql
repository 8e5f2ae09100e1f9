-- 请补材料: the team, and then the centre, asks the person of a correction (更正) or a claim (个人申请) once for what is missing; the clock of who asked stands still meanwhile.
create table hour_material_asks (
  id bigint primary key,
  correction_id bigint references hour_corrections (id),
  claim_id bigint references hour_claims (id),
  side text not null check (side in ('team', 'centre')),
  asked_by bigint not null references accounts (id),
  missing text not null check (char_length(missing) between 5 and 200),
  asked_at timestamptz(3) not null,
  -- The person answers until then; later it is decided as it stands.
  due_at timestamptz(3) not null,
  -- Working days after that day that the clock of who asked had left; below zero once it was late.
  left_workdays integer not null,
  state text not null default 'open' check (state in ('open', 'answered', 'lapsed', 'ended')),
  answer text check (char_length(answer) between 2 and 500),
  ended_at timestamptz(3),
  constraint hour_material_asks_one_request check (num_nonnulls(correction_id, claim_id) = 1),
  constraint hour_material_asks_ended check ((state = 'open') = (ended_at is null)),
  constraint hour_material_asks_answered check ((state = 'answered') = (answer is not null)),
  constraint hour_material_asks_span check (due_at > asked_at)
);
-- Each side asks once, so that no clock is stopped for ever.
create unique index hour_material_asks_of_correction on hour_material_asks (correction_id, side) where correction_id is not null;
create unique index hour_material_asks_of_claim on hour_material_asks (claim_id, side) where claim_id is not null;
create index hour_material_asks_due on hour_material_asks (due_at, id) where state = 'open';

-- While the person is asked: until when. The centre has a clock of its own, which begins when it gets the request.
alter table hour_corrections add column awaits_until timestamptz(3), add column centre_due_at timestamptz(3);
alter table hour_claims add column awaits_until timestamptz(3), add column centre_due_at timestamptz(3);
-- Those that are there already get a week, five working days of most weeks.
update hour_corrections c set centre_due_at =
  (date_trunc('day', r.created_at at time zone 'Asia/Shanghai') + interval '8 days') at time zone 'Asia/Shanghai'
  from service_hours r where r.id = c.result_hour_id;
update hour_claims c set centre_due_at =
  (date_trunc('day', h.created_at at time zone 'Asia/Shanghai') + interval '8 days') at time zone 'Asia/Shanghai'
  from service_hours h where h.claim_id = c.id and h.source = 'ownClaim';
alter table hour_corrections add constraint hour_corrections_centre_clock check ((result_hour_id is null) = (centre_due_at is null));
alter table hour_claims add constraint hour_claims_centre_clock check (state <> 'atCentre' or centre_due_at is not null);
alter table hour_corrections add constraint hour_corrections_awaiting check (awaits_until is null or state in ('atTeam', 'atCentre'));
alter table hour_claims add constraint hour_claims_awaiting check (awaits_until is null or state in ('atTeam', 'atCentre'));
drop index hour_corrections_due;
create index hour_corrections_due on hour_corrections (due_at, id) where state = 'atTeam' and awaits_until is null;
drop index hour_claims_due;
create index hour_claims_due on hour_claims (due_at, id) where state = 'atTeam' and awaits_until is null;
