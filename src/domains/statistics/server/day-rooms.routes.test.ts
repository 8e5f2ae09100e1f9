import { beforeAll, describe, expect, test } from 'vitest';
import * as attendance from '#domains/attendance/contract/attendance.contract.ts';
import * as confirming from '#domains/attendance/contract/confirm-attendance.contract.ts';
import * as volunteerCode from '#domains/attendance/contract/volunteer-code.contract.ts';
import * as badges from '#domains/hours/contract/badges.contract.ts';
import * as entries from '#domains/hours/contract/hour-entries.contract.ts';
import * as totals from '#domains/hours/contract/hour-totals.contract.ts';
import * as hours from '#domains/hours/contract/hours.contract.ts';
import * as reviewHours from '#domains/hours/contract/review-hours.contract.ts';
import type { AnyOperation } from '#platform/contract/operation.ts';
import type { SignedIn } from '#testing/sign-in.ts';
import { openHouse } from '#testing/open-house.ts';
import * as statistics from '../contract/statistics.contract.ts';

const { app } = openHouse({ isOneStory: true });
const callers: Record<string, SignedIn> = {};
beforeAll(async () => {
  callers.volunteer = await app().signIn('volunteer');
  callers.team = await app().signIn('team');
  callers.staff = await app().signIn('staff', { permissions: ['hours.review', 'statistics.view'] });
  callers.weakStaff = await app().signIn('staff', { permissions: ['activities.view'] });
});

const reason = '领队在现场核对过';
const checkedOutAt = '2026-11-21T11:30:00+08:00';
type Line = [operation: AnyOperation, request: object, caller: string, answer: number, wrong?: object];
/** Every operation with a request about what is not there (or empty), who may call it, and what it answers them. */
const lines: Line[] = [
  [attendance.getAttendanceBoard, { id: 1 }, 'team', 404],
  [attendance.getAttendanceCode, { id: 1 }, 'team', 404],
  [attendance.rollCall, { shiftId: 1, volunteerIds: [1], act: 'in' }, 'team', 404, { act: 'gone' }],
  [
    attendance.addWalkIn,
    { shiftId: 1, name: '沈知夏', mobileTail: '0417' },
    'team',
    404,
    { mobileTail: '1' },
  ],
  [attendance.fixCheckOut, { participationId: 1, checkedOutAt, reason }, 'team', 404, { checkedOutAt: 'x' }],
  [attendance.undoAttendance, { participationId: 1, reason }, 'team', 404, { reason: '' }],
  [attendance.checkIn, { shiftId: 1, code: '123456' }, 'volunteer', 404, { code: '1' }],
  [attendance.checkOut, { shiftId: 1, code: '123456' }, 'volunteer', 404, { lat: 91 }],
  [confirming.confirmAttendance, { participationId: 1 }, 'volunteer', 404, { participationId: -1 }],
  [attendance.getMyAttendance, { id: 1 }, 'volunteer', 200],
  [volunteerCode.getVolunteerCode, { id: 1 }, 'volunteer', 404],
  [volunteerCode.readVolunteerCode, { activityId: 1, code: 'I1-1-0' }, 'team', 404, { code: ' ' }],
  [volunteerCode.recordVolunteerCode, { activityId: 1, code: 'I1-1-0' }, 'team', 404, { code: 1 }],
  [hours.listActivityHours, { activityId: 1 }, 'team', 404, { pageSize: 201 }],
  [hours.adjustHour, { hourId: 1, minutes: 10, reason }, 'team', 404, { minutes: 481 }],
  [hours.confirmHours, { activityId: 1 }, 'team', 404, { hourIds: ['x'] }],
  [
    entries.submitHourEntry,
    {
      shiftId: 1,
      volunteerNo: 'JL000001',
      minutes: 60,
      reason: '签到设备没电，全程在场',
      fileIds: [1],
      witnessName: '乔木',
      witnessMobileTail: '0417',
    },
    'team',
    404,
    { fileIds: [] },
  ],
  [entries.listEntriesToAnswer, {}, 'volunteer', 200],
  [entries.answerHourEntry, { hourId: 1, answer: 'confirmed' }, 'volunteer', 404, { answer: 'silent' }],
  [
    confirming.objectAttendance,
    { participationId: 1, text: '我当天没有到场，不认识这个队' },
    'volunteer',
    404,
    { text: '短' },
  ],
  [hours.listMyHours, {}, 'volunteer', 200, { year: 1999 }],
  [totals.getMyHourTotals, {}, 'volunteer', 200],
  [badges.getMyServices, {}, 'volunteer', 200],
  [hours.listHoursForReview, {}, 'staff', 200, { tab: 'all' }],
  [hours.decideHour, { hourId: 1, verdict: 'approve' }, 'staff', 404, { verdict: 'maybe' }],
  [reviewHours.decideHours, { hourIds: [1], verdict: 'approve' }, 'staff', 404, { hourIds: [] }],
  [reviewHours.drawHourSample, { hourIds: [1] }, 'staff', 404, { hourIds: [] }],
  [reviewHours.openHourSample, { sampleId: 1, hourId: 1 }, 'staff', 404, { hourId: 'x' }],
  [hours.objectHour, { hourId: 1, text: '当天他没有来，我在现场' }, 'volunteer', 404, { text: '短' }],
  [hours.listPublicity, {}, 'public', 200, { pageSize: 0 }],
  [statistics.getHomeFigures, {}, 'public', 200],
  [statistics.getTeamHome, {}, 'team', 200],
  [statistics.listTeamTodos, {}, 'team', 200],
  [statistics.getVolunteerHome, {}, 'volunteer', 200],
  [statistics.getDashboard, {}, 'staff', 200],
  [statistics.getReports, { fromOn: '2026-11-01', toOn: '2026-11-21' }, 'staff', 200],
];
const named = lines.map(([operation, request, caller, answer, wrong]) => ({
  name: operation.name,
  operation,
  request,
  caller,
  answer,
  wrong,
}));
const guarded = named.filter(({ caller }) => caller !== 'public');
const statusOf = async (operation: AnyOperation, request: object, as?: SignedIn) =>
  (await app().call(operation, request as never, as)).status;

describe('the rooms of the day over HTTP', () => {
  test.each(guarded)('$name answers 401 to nobody', async ({ operation, request }) => {
    expect(await statusOf(operation, request)).toBe(401);
  });

  test.each(guarded.filter(({ operation }) => operation.caller !== 'signedIn'))(
    '$name answers 403 to everyone else',
    async ({ operation, request, caller }) => {
      const others = Object.entries(callers).filter(([kind]) => kind !== caller);
      const answers = await Promise.all(others.map(([, other]) => statusOf(operation, request, other)));
      expect(answers).toEqual([403, 403, 403]);
    },
  );

  test.each(named.filter(({ wrong }) => wrong !== undefined))(
    '$name answers 400 to what it does not understand',
    async ({ operation, request, caller, wrong }) => {
      expect(await statusOf(operation, { ...request, ...wrong }, callers[caller])).toBe(400);
    },
  );

  test.each(named)('$name answers its caller', async ({ operation, request, caller, answer }) => {
    expect(await statusOf(operation, request, callers[caller])).toBe(answer);
  });
});
