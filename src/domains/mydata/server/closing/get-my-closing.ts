import { toInstant } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type { PersonLeaving } from '#platform/server/leaving/person-leaving.ts';
import type * as contract from '../../contract/closing.contract.ts';
import { openClosing } from './closing.queries.ts';
import { blockersOf } from './leaving-blockers.ts';

/** Where the caller stands with closing the account. */
export const getMyClosing: UseCase<
  typeof contract.getMyClosing,
  { leaving: () => readonly PersonLeaving[] }
> = async (act, _request, { leaving }) => {
  const { volunteerId } = act.caller;
  const row = await openClosing(act.sql, volunteerId);
  return {
    closing: row
      ? {
          askedAt: toInstant(row.askedAt),
          closesAt: toInstant(row.closesAt),
          isWaiting: row.toldWaitingAt !== null,
        }
      : null,
    blockers: await blockersOf(act, leaving(), volunteerId),
  };
};
