import type { Sql } from '#database/transaction.ts';
import { teamSuspension } from '#domains/accounts/contract/accounts.words.ts';
import type { SignedInCaller } from '#platform/server/calls/act.ts';
import { Forbidden } from '#platform/server/calls/failures.ts';
import { leadIsOver, leadRoleLabel, rankOf } from '../../contract/lead.words.ts';
import { leadRows } from './lead.queries.ts';

/**
 * Turns a volunteer's session into the team that they act for, with the rights that their place in it gives now (domain.md 4.10):
 * asked anew with every call, so that a right ends when the place does. Everybody else, and who names no team, stays who they are.
 * @throws Forbidden for a team that they do not lead
 */
export async function actForTeam(
  sql: Sql,
  caller: SignedInCaller,
  actingFor: string | undefined,
): Promise<SignedInCaller> {
  if (actingFor === undefined || caller.kind !== 'volunteer') return caller;
  const teamId = /^[1-9]\d{0,14}$/.test(actingFor) ? Number(actingFor) : undefined;
  const { volunteerId } = caller;
  const [row] = teamId === undefined ? [] : await leadRows(sql, { volunteerId, teamId });
  const rank = row && rankOf(row.memberRole, row.activityIds.length > 0);
  if (!row || !rank) throw new Forbidden(leadIsOver);
  const { accountId, sessionId, roleId, displayName } = caller;
  return {
    kind: 'team',
    accountId,
    sessionId,
    roleId,
    displayName,
    suspension: row.status === 'suspended' ? teamSuspension : undefined,
    teamId: row.teamId,
    person: {
      volunteerId,
      rank,
      title: `${row.shortName || row.name}${leadRoleLabel(row.memberRole)}`,
      rows: rank === 'leader' ? new Set(row.activityIds) : undefined,
      teamAccountId: row.accountId,
    },
  };
}
