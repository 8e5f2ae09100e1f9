import type { PersonLeaving } from '#platform/server/leaving/person-leaving.ts';
import { emptied, gone, wiped } from '#platform/server/leaving/trace.ts';
import { openAttendanceCount } from './leaving.queries.ts';

/** That somebody was there, when, stays; from where the call came, and words about it, go. Marks of devices go after 90 days by themselves. */
export const attendanceLeaving: PersonLeaving = {
  blockers: async ({ sql }, volunteerId) => {
    const count = await openAttendanceCount(sql, volunteerId);
    if (count === 0) return [];
    const sentence = `还有 ${count} 次签到没有签退或没有定下来`;
    return [{ sentence, href: '/usercenter/index/myactivity', link: '我的动态' }];
  },
  traces: [
    gone('attendance_taps', 'account_id'),
    emptied(
      {
        table: 'attendance_events',
        of: 'participation_id in (select id from participations where volunteer_id in {people})',
      },
      { reason: wiped('reason'), address: 'null' },
      'kind method receipt_no place_result device_hash',
    ),
    emptied({ table: 'attendance_events', of: 'operator_id' }, { address: 'null' }),
    emptied(
      { table: 'participations', of: 'volunteer_id' },
      {
        fix_reason: wiped('fix_reason'),
        absent_reason: wiped('absent_reason'),
        objection: wiped('objection'),
      },
      'status in_method out_method place_result',
    ),
  ],
};
