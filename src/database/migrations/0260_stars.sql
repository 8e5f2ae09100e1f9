-- Stars of volunteers (星级, domain.md 1.6): reached by effective hours, found at night, confirmed by the centre, public for three working days, then awarded. Nothing but a person's decision takes one away.
create table star_levels (
  level integer primary key check (level between 1 and 5),
  min_minutes integer not null check (min_minutes > 0),
  -- Confirmed by whoever works for the whole city alone.
  needs_city boolean not null
);

create table star_awards (
  id bigint primary key,
  volunteer_id bigint not null references volunteers (id),
  level integer not null references star_levels (level),
  state text not null check (state in ('candidate', 'held', 'publicity', 'objected', 'awarded', 'withdrawn')),
  -- What the candidate rests on: the records that counted at that moment, and their minutes.
  counted_at timestamptz(3) not null,
  counted_minutes integer not null,
  counted_records integer not null,
  -- Why it is held, or was withdrawn; the person reads it.
  reason text,
  confirmed_by bigint references accounts (id),
  confirmed_at timestamptz(3),
  publicity_ends_at timestamptz(3),
  objection text check (char_length(objection) between 10 and 500),
  objector_id bigint references accounts (id),
  objected_at timestamptz(3),
  answer text,
  answered_by bigint references accounts (id),
  answered_at timestamptz(3),
  awarded_at timestamptz(3),
  awarded_minutes integer,
  -- Since when the hours that count are too few; staff look at it, the star stays.
  short_since timestamptz(3),
  -- Staff decided at so many minutes that it stays; fewer ask anew.
  kept_minutes integer,
  version integer not null default 1,
  constraint star_awards_once unique (volunteer_id, level),
  constraint star_awards_confirmed check (
    (confirmed_by is null) = (confirmed_at is null)
    and (state not in ('publicity', 'objected', 'awarded', 'withdrawn') or (confirmed_at is not null and publicity_ends_at is not null))),
  constraint star_awards_reason check (state not in ('held', 'withdrawn') or reason is not null),
  constraint star_awards_objection check (
    (objection is null) = (objected_at is null) and (objection is null) = (objector_id is null)
    and (answer is null) = (answered_at is null) and (answer is null) = (answered_by is null)
    and (answer is null or objection is not null) and (state <> 'objected' or (objection is not null and answer is null))),
  constraint star_awards_awarded check (
    (awarded_at is null) = (awarded_minutes is null) and (state in ('awarded', 'withdrawn')) = (awarded_at is not null)),
  constraint star_awards_short check (short_since is null or state = 'awarded')
);
create index star_awards_by_state on star_awards (state, counted_at, id);
create index star_awards_publicity on star_awards (publicity_ends_at, id) where state in ('publicity', 'objected');
create index star_awards_short_since on star_awards (short_since) where short_since is not null;

-- One sweep a night over everybody, in steps: whoever takes the row goes on after the last person looked at.
create table star_nights (
  night date primary key,
  after_id bigint not null default 0,
  finished_at timestamptz(3)
);
