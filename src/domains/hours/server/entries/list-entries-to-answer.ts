import { toInstant } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/hour-entries.contract.ts';
import { overlapsOf } from './conflicts.queries.ts';
import { entriesToAnswer } from './entries.queries.ts';

/** Entries about the caller that wait for their word. */
export const listEntriesToAnswer: UseCase<typeof contract.listEntriesToAnswer> = async (act) => {
  const rows = await entriesToAnswer(act.sql, act.caller.volunteerId);
  const overlaps = await overlapsOf(
    act.sql,
    rows.map((row) => row.hourId),
  );
  return {
    list: rows.map((row) => ({
      ...row,
      reason: row.reason ?? '',
      startsAt: toInstant(row.startsAt),
      endsAt: toInstant(row.endsAt),
      answerDueAt: toInstant(row.answerDueAt),
      overlaps: overlaps.has(row.hourId),
    })),
  };
};
