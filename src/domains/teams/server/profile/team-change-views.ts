import type { Selectable } from 'kysely';
import type { TeamChangesTable } from '#database/tables/teams.ts';
import type { Sql } from '#database/transaction.ts';
import { filesOfTargets } from '#domains/files/server/index.ts';
import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { ChangedField, TeamChangeView } from '../../contract/team-profile.contract.ts';

export type ChangeRow = Selectable<TeamChangesTable>;

/** Where the papers of a change belong. */
export const changeTarget = (changeId: number) =>
  ({ purpose: 'teamProof', targetType: 'teamChange', targetId: changeId }) as const;

/** Changes with the names of their papers, in the order given. */
export async function changeViews(sql: Sql, rows: readonly ChangeRow[]): Promise<TeamChangeView[]> {
  const { purpose, targetType } = changeTarget(0);
  const targetIds = rows.map((row) => row.id);
  const files = rows.length > 0 ? await filesOfTargets(sql, { purpose, targetType, targetIds }) : [];
  return rows.map((row) => ({
    changeId: row.id,
    status: row.status,
    fields: row.fields as ChangedField[],
    note: row.note,
    proofs: files.filter((file) => file.targetId === row.id).map(({ id, name }) => ({ fileId: id, name })),
    submittedAt: toInstant(row.submittedAt),
    decidedAt: toInstantOrNull(row.decidedAt),
    reason: row.reason,
  }));
}
