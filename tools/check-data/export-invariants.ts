import type { Invariant } from './invariant.ts';

/** 我的导出: what is ready is whole, and nothing is kept of what is not. */
export const exportInvariants: readonly Invariant[] = [
  {
    name: 'a file of an export has all its pieces, each once',
    sql: `select o.id from export_orders o where o.state = 'ready'
      and (select count(*) from export_parts p where p.order_id = o.id and p.position is not null) <> ceil(o.row_count / 1000.0)`,
  },
  {
    name: 'an export that ended knows no rows any more, one that goes on knows all of them',
    sql: `select id from export_orders where cardinality(row_ids) <> case when ended_at is null then row_count else 0 end`,
  },
];
