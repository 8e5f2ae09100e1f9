import { sql as raw } from 'kysely';
import { cappedCount } from '#database/lists/capped-count.ts';
import { beginningWith, containing } from '#database/like-pattern.ts';
import type { Sql } from '#database/transaction.ts';
import { endOfDay, startOfDay } from '#platform/contract/instants.ts';
import { offsetOf, type PageRequest } from '#platform/contract/page-limits.ts';
import type { RequestIn } from '#platform/server/calls/use-case.ts';
import { pathInScope, type Scope } from '#platform/server/calls/scope.ts';
import type { listManagedNeeds } from '../../contract/manage-needs.contract.ts';
import { needRows } from '../needs.queries.ts';

type Asked = Omit<RequestIn<typeof listManagedNeeds>, 'pageNum' | 'pageSize' | 'countsAll'>;
export type ManagedFilter = Asked & { scope: Scope; now: Date; countsAll?: boolean | undefined };

const late = (now: Date) => raw<boolean>`((n.status = 'submitted' and n.review_due_at < ${now})
  or (n.status = 'toDispatch' and n.dispatch_due_at < ${now}))`;

const filtered = (sql: Sql, { scope, now, ...asked }: ManagedFilter) =>
  needRows(sql)
    .where(pathInScope('o.path', scope))
    .$if(asked.status !== undefined, (rows) => rows.where('n.status', '=', asked.status ?? 'submitted'))
    .$if(asked.needType !== undefined, (rows) => rows.where('n.needType', '=', asked.needType ?? ''))
    .$if(asked.urgency !== undefined, (rows) => rows.where('n.urgency', '=', asked.urgency ?? 'normal'))
    .$if(asked.area !== undefined, (rows) => rows.where('n.area', '=', asked.area ?? ''))
    .$if(asked.outcome !== undefined, (rows) => rows.where('n.outcome', '=', asked.outcome ?? 'solved'))
    .$if(asked.isOverdue, (rows) => rows.where(late(now)))
    .$if(asked.isReworked, (rows) => rows.where('n.reworkCount', '>', 0))
    .$if(asked.fromOn !== undefined, (rows) =>
      rows.where('n.submittedAt', '>=', startOfDay(asked.fromOn ?? '')),
    )
    .$if(asked.toOn !== undefined, (rows) => rows.where('n.submittedAt', '<', endOfDay(asked.toOn ?? '')))
    .$if(asked.keyword !== '', (rows) =>
      rows.where((row) =>
        row.or([
          row('n.publicTitle', 'like', containing(asked.keyword)),
          row('n.needNo', 'like', beginningWith(asked.keyword.toUpperCase())),
        ]),
      ),
    );

const withTeam = (rows: ReturnType<typeof needRows>) =>
  rows.select(
    raw<string | null>`(select t.short_name from jobs j join teams t on t.id = j.team_id
      where j.need_id = n.id and j.status in ('accepted', 'assigning', 'inProgress', 'submitted', 'done')
      order by j.id desc limit 1)`.as('teamName'),
  );
export type ManagedRow = Awaited<ReturnType<ReturnType<typeof withTeam>['execute']>>[number];

/** One page of needs in every state, the newest first, each with the team that works on it. */
export const managedPage = (sql: Sql, asked: ManagedFilter & PageRequest) =>
  withTeam(filtered(sql, asked))
    .orderBy('n.submittedAt', 'desc')
    .orderBy('n.id', 'desc')
    .limit(asked.pageSize)
    .offset(offsetOf(asked))
    .execute();

export const countManaged = (sql: Sql, filter: ManagedFilter) =>
  cappedCount(sql, filtered(sql, filter).clearSelect().select('n.id'), filter.countsAll);

/** Numbers of all rows that the filters leave, in the order of the list. */
export async function managedIds(sql: Sql, filter: ManagedFilter, most: number): Promise<number[]> {
  const rows = await filtered(sql, filter)
    .clearSelect()
    .select('n.id')
    .orderBy('n.submittedAt', 'desc')
    .orderBy('n.id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** These needs as far as they lie in the scope. */
export const managedRowsOf = (sql: Sql, needIds: readonly number[], scope: Scope) =>
  withTeam(needRows(sql).where('n.id', 'in', needIds).where(pathInScope('o.path', scope))).execute();
