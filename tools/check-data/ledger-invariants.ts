import type { Invariant } from './invariant.ts';

/**
 * 时长账本: every hash made anew, in SQL, from what is hashed: lines from their fields, chains from their lines, the tree from its
 * leaves, roots from the tree, days from their roots.
 */
export const ledgerInvariants: readonly Invariant[] = [
  {
    name: 'every hour that took effect has a line of the ledger, and nothing else has',
    sql: `select h.id from service_hours h left join ledger_start s on true where h.status in ('effective', 'voided')
        and (s.began_at is null or s.caught_up_at is not null or h.effective_at >= s.began_at)
        and not exists (select 1 from ledger_entries e where e.hour_id = h.id)
      union all select e.hour_id from ledger_entries e join service_hours h on h.id = e.hour_id
        where h.status not in ('effective', 'voided')`,
  },
  {
    name: 'a line of the ledger says what its record says',
    sql: `select e.hour_id from ledger_entries e join service_hours h on h.id = e.hour_id
      where e.team_id <> h.team_id or e.fields ->> 'hourNo' <> h.hour_no or (e.fields ->> 'minutes')::int <> h.minutes
        or e.fields ->> 'day' <> h.service_on::text or e.fields ->> 'grade' <> h.evidence_grade
        or e.fields ->> 'source' <> h.source or e.fields ->> 'place' <> h.place or e.fields ->> 'activity' <> h.activity_title
        or (e.fields ->> 'start')::timestamptz <> date_trunc('second', h.starts_at)
        or (e.fields ->> 'end')::timestamptz <> date_trunc('second', h.ends_at)
        or e.fields ->> 'volunteerNo' <> (select v.volunteer_no from volunteers v where v.id = h.volunteer_id)
        or e.fields ->> 'post' <> h.post_name
        or e.fields ->> 'about' <> coalesce((select o.hour_no from service_hours o where o.id = coalesce(h.adjust_of, h.reversal_of)), '')
        or e.body::jsonb ->> 'chain' <> (select t.team_no from teams t where t.id = e.team_id)
        or e.body::jsonb ->> 'kind' <> case h.source when 'reversal' then 'reversal' when 'correction' then 'adjustment' else 'effect' end
        or (e.body::jsonb ->> 'at')::timestamptz <> date_trunc('second', e.entered_at)`,
  },
  {
    name: 'a line has a digest for each field and for no other, and every field but the name is kept',
    sql: `select e.hour_id from ledger_entries e
      where (select array_agg(key order by key) from jsonb_object_keys(e.body::jsonb -> 'fields') key)
        is distinct from array['about', 'activity', 'category', 'day', 'district', 'end', 'grade', 'hourNo', 'maskedName', 'minutes', 'name',
          'place', 'post', 'source', 'start', 'team', 'volunteerNo']
      or (select array_agg(key order by key) from jsonb_object_keys(e.fields) key)
        is distinct from array['about', 'activity', 'category', 'day', 'district', 'end', 'grade', 'hourNo', 'minutes',
          'place', 'post', 'source', 'start', 'team', 'volunteerNo']`,
  },
  {
    name: 'a name is gone from the ledger only of somebody who left',
    sql: `select e.hour_id from ledger_entries e join service_hours h on h.id = e.hour_id join volunteers v on v.id = h.volunteer_id
      where v.status <> 'closed' and not exists (select 1 from ledger_names n where n.entry_id = e.id)`,
  },
  {
    name: 'what keeps the ledger from being changed is there and awake',
    sql: `select t.name from unnest(array['ledger_entries', 'ledger_leaves', 'ledger_nodes', 'ledger_roots']) t (name)
      where not exists (select 1 from pg_trigger g where g.tgrelid = t.name::regclass and g.tgname = t.name || '_append_only'
        and g.tgenabled in ('O', 'A'))`,
  },
  {
    name: 'the digests in a line are those of its fields',
    sql: `select e.hour_id, f.key from ledger_entries e, jsonb_each(e.fields || coalesce((select jsonb_build_object('name', n.name)
        from ledger_names n where n.entry_id = e.id), '{}'::jsonb)) f
      where e.body::jsonb -> 'fields' ->> f.key is distinct from encode(sha256(convert_to(
        '["' || encode(sha256(convert_to(f.key, 'UTF8') || e.salt), 'hex') || '",' || to_json(f.key)::text || ',' || f.value::text || ']',
        'UTF8')), 'hex')`,
  },
  {
    name: 'the hash of a line is that of its text, and the text names the line before',
    sql: `select e.id from (select *, lag(hash, 1, decode(repeat('00', 32), 'hex')) over (partition by team_id order by place) as before,
        row_number() over (partition by team_id order by place) as number from ledger_entries) e
      where e.hash <> sha256('\\x00'::bytea || convert_to(e.body, 'UTF8')) or e.body::jsonb ->> 'previous' <> encode(e.before, 'hex')
        or (e.body::jsonb ->> 'place')::bigint <> e.place or e.place <> e.number`,
  },
  {
    name: 'a chain ends where its lines end',
    sql: `select c.team_id from ledger_chains c left join lateral (select place, hash from ledger_entries e where e.team_id = c.team_id
        order by place desc limit 1) l on true
      where c.length <> coalesce(l.place, 0) or (l.place is not null and c.last_hash <> l.hash)
      union all select e.team_id from ledger_entries e where not exists (select 1 from ledger_chains c where c.team_id = e.team_id)`,
  },
  {
    name: 'the leaves of the tree are the lines, numbered without a gap',
    sql: `select l.entry_id from (select *, row_number() over (order by position) - 1 as number from ledger_leaves) l
        join ledger_entries e on e.id = l.entry_id left join ledger_nodes n on n.level = 0 and n.position = l.position
      where l.position <> l.number or n.hash is distinct from e.hash
      union all select n.position from ledger_nodes n where n.level = 0
        and not exists (select 1 from ledger_leaves l where l.position = n.position)`,
  },
  {
    name: 'every node of the tree is the hash of the two below it, and none is missing',
    sql: `select a.level + 1 as level, a.position / 2 as position from ledger_nodes a
        join ledger_nodes b on b.level = a.level and b.position = a.position + 1
        left join ledger_nodes n on n.level = a.level + 1 and n.position = a.position / 2
      where a.position % 2 = 0 and n.hash is distinct from sha256('\\x01'::bytea || a.hash || b.hash)
      union all select n.level, n.position from ledger_nodes n where n.level > 0 and not exists
        (select 1 from ledger_nodes a where a.level = n.level - 1 and a.position = n.position * 2 + 1)`,
  },
  {
    name: 'a daily root is that of its leaves',
    sql: `select day from ledger_roots where root is distinct from ledger_root(size)`,
  },
  {
    name: 'a day says its root and the day before, and no day is missing',
    sql: `select r.day from (select *, lag(hash, 1, decode(repeat('00', 32), 'hex')) over (order by day) as before,
        lag(day) over (order by day) as day_before, lag(size, 1, 0::bigint) over (order by day) as size_before from ledger_roots) r
      where r.hash <> sha256(convert_to(r.head, 'UTF8')) or r.previous <> r.before or r.day <> r.day_before + 1
        or r.added <> r.size - r.size_before
        or r.head <> '{"added":' || r.added || ',"day":"' || r.day || '","previous":"' || encode(r.previous, 'hex')
          || '","root":"' || encode(r.root, 'hex') || '","size":' || r.size || ',"v":1}'`,
  },
  {
    name: 'what was entered before a daily root was closed is in the tree',
    sql: `select e.id from ledger_entries e left join ledger_leaves l on l.entry_id = e.id
      where l.entry_id is null and e.entered_at < (select max(day) from ledger_roots) at time zone 'Asia/Shanghai'`,
  },
];
