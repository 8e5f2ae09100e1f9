-- Training and awards of volunteers (培训情况, 表彰奖励情况: 67号令): entered by a team or by the centre, several people at once, never deleted.
create table record_entries (
  id bigint primary key,
  kind text not null check (kind in ('training', 'award')),
  volunteer_id bigint not null references volunteers (id),
  -- The team that entered it; null: the centre.
  team_id bigint references teams (id),
  -- Entered together; their papers hang on it.
  batch_id bigint not null,
  title text not null check (char_length(title) between 2 and 50),
  grantor text not null check (char_length(grantor) between 2 and 50),
  held_on date not null,
  content text not null default '' check (char_length(content) <= 500),
  place text not null default '' check (char_length(place) <= 60),
  -- 学时, in half hours.
  half_hours integer check (half_hours between 1 and 400),
  score integer check (score between 0 and 100),
  valid_until date,
  level text check (level in ('national', 'province', 'city', 'county', 'street', 'team')),
  state text not null check (state in ('valid', 'withdrawn')),
  -- Why it was corrected last, or withdrawn.
  reason text,
  entered_by bigint not null references accounts (id),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  objection text check (char_length(objection) between 10 and 300),
  objected_at timestamptz(3),
  answer text,
  answered_at timestamptz(3),
  version integer not null default 1,
  constraint record_entries_kind check (
    case kind when 'training' then half_hours is not null and level is null
      else level is not null and half_hours is null and score is null and valid_until is null and place = '' end),
  constraint record_entries_valid_until check (valid_until > held_on),
  constraint record_entries_withdrawn check (state <> 'withdrawn' or reason is not null),
  constraint record_entries_objection check ((objection is null) = (objected_at is null) and (answer is null) = (answered_at is null)
    and (answer is null or objection is not null))
);
-- The same thing of a person stands once.
create unique index record_entries_once on record_entries (volunteer_id, kind, held_on, title) where state = 'valid';
create index record_entries_of_person on record_entries (volunteer_id, kind, held_on desc, id desc);
create index record_entries_of_team on record_entries (team_id, kind, id desc) where team_id is not null;
create index record_entries_by_kind on record_entries (kind, id desc);
create index record_entries_of_batch on record_entries (batch_id, volunteer_id);
