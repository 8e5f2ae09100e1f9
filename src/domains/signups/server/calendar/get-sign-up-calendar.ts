import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/calendar.contract.ts';
import { calendarText } from './calendar-text.ts';
import { calendarRow } from './calendar.queries.ts';

/** One live sign-up of the caller as a calendar file. @throws NotFound */
export const getSignUpCalendar: UseCase<typeof contract.getSignUpCalendar, { publicUrl: string }> = async (
  { sql, caller },
  { id },
  { publicUrl },
) => {
  const { rows } = await calendarRow(id, caller.volunteerId).execute(sql);
  if (rows.length === 0) throw new NotFound('没有找到这次报名，或者它已经取消');
  return { fileName: `志愿活动-${id}.ics`, ics: calendarText(rows, publicUrl) };
};
