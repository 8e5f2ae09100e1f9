import { readHolidays } from '#domains/site/server/index.ts';
import { addDays, toDay } from '#platform/contract/instants.ts';
import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import { findOwnActivity, shiftsOf } from '../../activities.queries.ts';
import { copiesOf, seasonWeeks } from './copy.rules.ts';
import { formOf } from '../form.rules.ts';

type Asked = { activityId: number; count: number; skipsHolidays: boolean };

/** The copies that a request asks for, of an own activity in any state. @throws NotFound for one of somebody else */
export async function askedCopies(act: Act<TeamCaller>, { activityId, ...asked }: Asked) {
  const row = await findOwnActivity(act.sql, activityId, act.caller.teamId);
  if (!row) throw new NotFound('没有找到这个活动');
  const today = toDay(act.now);
  const holidays = await readHolidays(act.sql, today, addDays(today, (seasonWeeks + 1) * 7));
  return copiesOf(formOf(row, await shiftsOf(act.sql, activityId)), act.now, { ...asked, holidays });
}
