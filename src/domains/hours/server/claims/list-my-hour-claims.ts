import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/claims.contract.ts';
import { claimsOfPerson } from './claims.queries.ts';
import { mayWithdraw } from './claims.rules.ts';
import { claimsOnTheWire } from './claims-on-the-wire.ts';

/** One's own claims with what one can still do. */
export const listMyHourClaims: UseCase<typeof contract.listMyHourClaims> = async (act, page) => {
  const { rows, total } = await claimsOfPerson(act.sql, { ...page, volunteerId: act.caller.volunteerId });
  const shown = await claimsOnTheWire(act, rows);
  const list = rows.map((row) => ({
    ...shown(row),
    teamName: row.teamName,
    canWithdraw: mayWithdraw({
      state: row.state,
      isAnswered: row.answeredAt !== null || row.firstOpinion !== null,
      hourState: row.hourState ?? undefined,
    }),
    canAskCentre: row.state === 'refused',
  }));
  return { list, total, ...page };
};
