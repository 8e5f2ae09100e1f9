-- Certificates for a class (集体开具): staff name people, each is asked in the own pages, and for who agreed one is made in the background.
create table certificate_batches (
  id bigint primary key,
  -- The school or unit that wants them: it stands on every paper.
  recipient text not null,
  reason text not null,
  from_on date not null,
  to_on date not null,
  grades text not null check (grades in ('proven', 'all')),
  fields jsonb not null,
  purpose text not null,
  asked_by bigint not null references accounts (id),
  -- Data scope of who asked; null is the whole city.
  scope_path text,
  asked_at timestamptz(3) not null,
  -- Who has not answered by then is not asked any more; for who agreed it is made.
  lapses_at timestamptz(3) not null,
  state text not null check (state in ('asking', 'making', 'made', 'cancelled')),
  ended_at timestamptz(3),
  constraint certificate_batches_period check (from_on <= to_on),
  constraint certificate_batches_lapse check (lapses_at > asked_at),
  constraint certificate_batches_end check ((state in ('made', 'cancelled')) = (ended_at is not null))
);
create index certificate_batches_by_time on certificate_batches (asked_at desc, id desc);
create index certificate_batches_at_work on certificate_batches (lapses_at) where state in ('asking', 'making');

create table certificate_wishes (
  batch_id bigint not null references certificate_batches (id),
  volunteer_id bigint not null references volunteers (id),
  -- Its place in the list that was handed in.
  place integer not null,
  -- asked, agreed, declined; then made, empty (nothing to certify), lapsed or cancelled.
  state text not null check (state in ('asked', 'agreed', 'declined', 'made', 'empty', 'lapsed', 'cancelled')),
  answered_at timestamptz(3),
  certificate_id bigint references certificates (id),
  primary key (batch_id, volunteer_id),
  constraint certificate_wishes_answer check (state not in ('agreed', 'declined', 'made', 'empty') or answered_at is not null),
  constraint certificate_wishes_made check ((state = 'made') = (certificate_id is not null))
);
create index certificate_wishes_of_volunteer on certificate_wishes (volunteer_id, batch_id desc);
create index certificate_wishes_to_make on certificate_wishes (batch_id, place) where state = 'agreed';
create unique index certificate_wishes_certificate on certificate_wishes (certificate_id) where certificate_id is not null;
