import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/manage-teams.contract.ts';
import {
  similarTeams,
  type StaffTeamDetailRow,
  staffTeamRow,
  staffTeamRows,
} from './manage-teams.queries.ts';
import { staffTeamDetail } from './staff-team-views.ts';

/** One registration inside the reviewer's scope. @throws NotFound outside it */
export const getTeamForReview: UseCase<typeof contract.getTeamForReview> = async (
  { sql, caller },
  { id },
) => {
  const row = await staffTeamRow(sql, id, caller.scope);
  if (!row) throw new NotFound('没有找到这支队伍');
  const waiting = await staffTeamRows(sql, {
    keyword: '',
    tab: 'pending',
    scope: caller.scope,
  })
    .limit(2)
    .execute();
  const similar = await similarTeams(sql, row);
  return {
    ...(await staffTeamDetail(sql, row)),
    version: row.version,
    findings: similar.map((other) => findingOf(row, other)),
    nextId: waiting.find((other) => other.id !== id)?.id ?? null,
  };
};

function findingOf(
  team: StaffTeamDetailRow,
  other: { name: string; uscc: string | null; leaderName: string },
): string {
  if (team.uscc && other.uscc === team.uscc) return `与“${other.name}”的统一社会信用代码相同`;
  if (other.leaderName === team.leaderName) return `负责人与“${other.name}”同名，请核对是否同一人`;
  return `名称与“${other.name}”相近`;
}
