import { startOfDay, toDay } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/complaint-desk.contract.ts';
import { figuresSince } from './desk-figures.queries.ts';

const tenths = (days: number | null): number | null => (days === null ? null : Math.round(days * 10) / 10);

/** What was answered this year inside the caller's data scope, and how long it took at the median. */
export const getComplaintFigures: UseCase<typeof contract.getComplaintFigures> = async ({
  sql,
  now,
  caller,
}) => {
  const since = startOfDay(`${toDay(now).slice(0, 4)}-01-01`);
  const { acceptDays, answerDays, ...counts } = await figuresSince(sql, since, caller.scope);
  return { ...counts, acceptDays: tenths(acceptDays), answerDays: tenths(answerDays) };
};
