-- The ledger (时长账本): every hour that takes effect, every reversal and every adjustment is a line that is added and never changed.
-- Lines of a team form a chain; every night all new lines become leaves of one growing tree (RFC 6962), whose root is made public.

-- How far each team's chain has come; what it says follows from the lines, and check:data compares.
create table ledger_chains (
  team_id bigint primary key references teams (id),
  length bigint not null default 0,
  last_hash bytea not null default decode(repeat('00', 32), 'hex'),
  constraint ledger_chains_hash check (octet_length(last_hash) = 32)
);

create table ledger_entries (
  id bigint primary key,
  team_id bigint not null references teams (id),
  -- Place in the team's chain, from 1.
  place bigint not null,
  hour_id bigint not null references service_hours (id) constraint ledger_entries_hour unique,
  entered_at timestamptz(3) not null,
  -- What is hashed, in the one canonical form (docs/ledger.md): digests of the fields, the hash of the line before.
  body text not null,
  hash bytea not null constraint ledger_entries_hash unique,
  -- What the digests are of, but for the name; with the salt everybody can make them again, without it nobody can guess.
  fields jsonb not null,
  salt bytea not null,
  constraint ledger_entries_place unique (team_id, place),
  constraint ledger_entries_salt check (octet_length(salt) = 32)
);
create index ledger_entries_entered on ledger_entries (entered_at, id);
create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
  for each statement execute function refuse_change();

-- The name a line was entered with; it alone can be taken away when somebody leaves, the digest stays in the line.
create table ledger_names (
  entry_id bigint primary key references ledger_entries (id),
  name text not null
);

-- Leaves of the tree by number, from 0.
create table ledger_leaves (
  entry_id bigint primary key references ledger_entries (id),
  position bigint not null constraint ledger_leaves_position unique
);
create trigger ledger_leaves_append_only before update or delete or truncate on ledger_leaves
  for each statement execute function refuse_change();

-- Hashes of complete subtrees: level 0 are the leaves, a node of level n stands over two of level n - 1.
create table ledger_nodes (
  level smallint not null,
  position bigint not null,
  hash bytea not null,
  primary key (level, position)
);
create trigger ledger_nodes_append_only before update or delete or truncate on ledger_nodes
  for each statement execute function refuse_change();

-- The day's root (每日根), made at 22:00 every day of the calendar, with the one before it inside.
create table ledger_roots (
  day date primary key,
  -- Leaves of the whole tree, and how many of them are this day's.
  size bigint not null check (size >= 0),
  added bigint not null check (added >= 0),
  root bytea not null,
  -- SHA-256 of the head of the day before.
  previous bytea not null,
  -- What is public of the day, in the canonical form, and its SHA-256.
  head text not null,
  hash bytea not null constraint ledger_roots_hash unique,
  made_at timestamptz(3) not null
);
create trigger ledger_roots_append_only before update or delete or truncate on ledger_roots
  for each statement execute function refuse_change();

-- Hours that took effect before there was a ledger are entered once, in steps; then this says when that was over.
create table ledger_start (
  began_at timestamptz(3) not null,
  caught_up_at timestamptz(3)
);
create unique index ledger_start_once on ledger_start ((true));
insert into ledger_start (began_at) values (now());

-- The root of the tree of the first leaves, from the complete subtrees it consists of (RFC 6962, 2.1).
create function ledger_root(leaves bigint) returns bytea language plpgsql stable as $$
declare
  root bytea;
  node bytea;
  rest bigint := leaves;
  height smallint := 0;
begin
  if leaves = 0 then return sha256(''::bytea); end if;
  while rest > 0 loop
    if rest % 2 = 1 then
      select n.hash into node from ledger_nodes n where n.level = height and n.position = rest - 1;
      root := case when root is null then node else sha256('\x01'::bytea || node || root) end;
    end if;
    rest := rest / 2;
    height := height + 1;
  end loop;
  return root;
end $$;
