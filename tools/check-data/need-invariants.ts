import type { Invariant } from './invariant.ts';

/** 需求: every state has what it needs, the steps tell the same, and people lie sealed. */
export const needInvariants: readonly Invariant[] = [
  {
    name: 'the last step of a need is its state, and the first is that somebody asked',
    sql: `select n.id from needs n
      where n.status is distinct from (select s.status from need_steps s where s.need_id = n.id order by s.id desc limit 1)
        or 'submitted' is distinct from (select s.status from need_steps s where s.need_id = n.id order by s.id limit 1)`,
  },
  {
    name: 'the steps of a need follow each other in time, by ways that there are',
    sql: `select s.need_id from (select need_id, status, by_kind, at, lag(status) over w as before, lag(at) over w as before_at
        from need_steps window w as (partition by need_id order by id)) s
      where s.at < s.before_at or (s.before is null and s.by_kind <> 'requester')
        or (s.before is not null and not case s.status
          when 'submitted' then s.before = 'returned' and s.by_kind = 'requester'
          when 'returned' then s.before = 'submitted' and s.by_kind = 'staff'
          when 'rejected' then s.before = 'submitted' and s.by_kind = 'staff'
          when 'merged' then s.before = 'submitted' and s.by_kind = 'staff'
          when 'cancelled' then s.before not in ('rejected', 'merged', 'toRate', 'closed', 'cancelled')
          else true end)`,
  },
  {
    name: 'who returns, rejects or takes back says why',
    sql: `select need_id from need_steps where status in ('returned', 'rejected', 'cancelled') and reason is null
      union all select need_id from need_steps where status = 'returned' and note = ''`,
  },
  {
    name: 'what is verified has words for everybody, who verified and how',
    sql: `select id from needs where verified_at is not null
      and (public_title is null or verify_method is null or verified_by is null or verified_at < submitted_at)`,
  },
  {
    name: 'a merged need goes on in one that is not merged itself',
    sql: `select n.id from needs n join needs t on t.id = n.merged_into where t.status = 'merged'`,
  },
  {
    name: 'a clock ends after it began',
    sql: `select id from needs where review_due_at <= submitted_at or dispatch_due_at <= verified_at`,
  },
  {
    name: 'what is on the menu of services was read by staff, and what waits for them is not on it',
    sql: `select o.id from service_offers o join service_items i on i.id = o.item_id
      where (o.status = 'on' and i.status = 'proposed') or (o.status = 'on' and o.decided_at is null)`,
  },
  {
    name: 'a need ended as its requester said last, and as unrated only where nothing was said after the last report',
    sql: `select n.id from needs n left join need_ratings r on r.need_id = n.id and r.round = n.rework_count
      where n.status = 'closed' and n.outcome is distinct from coalesce(r.outcome, 'unrated')`,
  },
  {
    name: 'as many are called back as were drawn',
    sql: `select week from callback_draws d
      where drawn_count < (select count(*) from need_callbacks b where b.week = d.week) or drawn_count > ended_count`,
  },
  {
    name: 'a need by the menu is of the kind of its service, and younger than it',
    sql: `select n.id from needs n join service_items i on i.id = n.service_item_id where n.submitted_at < i.created_at`,
  },
  {
    name: 'people of needs are kept encrypted, and not beyond a year after the end',
    sql: `select id from needs where private_cipher ~ '1[3-9][0-9]{9}|[一-龥]' or requester_masked ~ '^[^*]+$'
      or (private_cipher is not null and ended_at < (select max(at) from audit_log) - interval '367 days')`,
  },
];
