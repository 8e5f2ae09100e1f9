import { readCalendarMarks } from '#domains/site/server/index.ts';
import { addDays } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import { longestActivityDays } from '../../contract/activities.words.ts';
import type * as contract from '../../contract/team-activities.contract.ts';

/** Days off and make-up workdays for as long as an activity that begins on a day may last. */
export const listCalendarMarks: UseCase<typeof contract.listCalendarMarks> = async ({ sql }, { from }) => ({
  days: await readCalendarMarks(sql, from, addDays(from, longestActivityDays)),
});
