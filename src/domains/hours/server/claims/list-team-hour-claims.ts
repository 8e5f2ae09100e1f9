import { isSamePerson, personsOf } from '#domains/teams/server/index.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/claims.contract.ts';
import { claimsOfTeam } from './claims.queries.ts';
import { claimsOnTheWire } from './claims-on-the-wire.ts';

/** The claims made to the caller's team, with what the product knows beside them. */
export const listTeamHourClaims: UseCase<typeof contract.listTeamHourClaims> = async (act, page) => {
  const { rows, total } = await claimsOfTeam(act.sql, { ...page, teamId: act.caller.teamId });
  const shown = await claimsOnTheWire(act, rows);
  const personBy = await personsOf(act.sql, [
    act.caller.accountId,
    ...rows.map(({ volunteerId }) => volunteerId),
  ]);
  const me = personBy(act.caller.accountId);
  const list = rows.map((row) => ({
    ...shown(row),
    name: row.name,
    volunteerNo: row.volunteerNo,
    witnessMobileTail: row.witnessMobileTail,
    isOwn: isSamePerson(me, personBy(row.volunteerId)),
    isMember: row.isMember,
    claimsBefore: row.claimsBefore,
    acceptedBefore: row.acceptedBefore,
    signUps: row.signUps,
  }));
  return { list, total, ...page };
};
