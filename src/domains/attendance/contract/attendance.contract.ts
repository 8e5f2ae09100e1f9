import { z } from 'zod';
import { tapTimesShape } from '#platform/contract/taps/tap-times.ts';
import { exportResult } from '#platform/contract/exports/export-result.ts';
import { exportRefusals } from '#platform/contract/exports/exports.words.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { batchField, batchResult } from '#platform/contract/decisions/batches.ts';
import { doneResult, idField, instantField, reasonField, textField } from '#platform/contract/fields.ts';
import { operation } from '#platform/contract/operation.ts';
import { attendanceRefusals, leaderRefusals } from './attendance.words.ts';

export const stateField = z.enum(['expected', 'checkedIn', 'checkedOut', 'noCheckOut', 'absent', 'excused']);
const methodField = z.enum(['rotatingCode', 'shortCode', 'volunteerCode', 'rollCall', 'fixed']);
const placeField = z.enum(['pass', 'fail', 'unknown', 'notRequired']);

/** One person on one shift as the leader sees them: confirmed sign-ups and walk-ins. */
export const attendanceRowSchema = z.strictObject({
  participationId: idField.nullable(),
  signUpId: idField.nullable(),
  shiftId: idField,
  volunteerId: idField,
  volunteerNo: z.string(),
  name: z.string(),
  gender: z.enum(['male', 'female']),
  mobileMasked: z.string(),
  /** The name in letters without tones and its initials, for searching: `zhangwei zw`; empty where the name is masked. */
  spelling: z.string(),
  state: stateField,
  isWalkIn: z.boolean(),
  /** People whom they bring along; these have no attendance of their own. */
  companionCount: z.int(),
  /** A walk-in on the leader's word that the person has not confirmed: name masked, number and phone empty. */
  awaitsPerson: z.boolean(),
  checkedInAt: instantField.nullable(),
  checkedOutAt: instantField.nullable(),
  /** When a step that was tapped without a line came up; null where it came at once. */
  inArrivedAt: instantField.nullable(),
  outArrivedAt: instantField.nullable(),
  inMethod: methodField.nullable(),
  outMethod: methodField.nullable(),
  placeResult: placeField,
  distanceM: z.int().nullable(),
  fixReason: z.string().nullable(),
  absentReason: z.string().nullable(),
  /** True when the hours of this row are confirmed, so attendance is closed. */
  isLocked: z.boolean(),
});
export type AttendanceRow = z.infer<typeof attendanceRowSchema>;

const shiftBoardSchema = z.strictObject({
  shiftId: idField,
  postName: z.string(),
  startsAt: instantField,
  endsAt: instantField,
  capacity: z.int(),
  expectedCount: z.int(),
  insideCount: z.int(),
  outCount: z.int(),
  absentCount: z.int(),
  rows: z.array(attendanceRowSchema),
});

/** The day's board of one activity (cj): every shift with its people. Another team's activity is 404. */
export const getAttendanceBoard = operation({
  name: 'getAttendanceBoard',
  method: 'GET',
  path: '/api/attendance/GetAttendanceBoard/{id}',
  caller: 'team',
  ledBy: 'leader',
  effect: 'read',
  request: z.strictObject({ id: idField }),
  result: z.strictObject({
    activityId: idField,
    title: z.string(),
    placeName: z.string(),
    shifts: z.array(shiftBoardSchema),
  }),
  refusals: {},
  summary: '一个活动各场次的到场情况（参加列表 cj）',
});

/** Who was there on one shift, with times and how they were taken; phones masked. */
export const exportAttendance = operation({
  name: 'exportAttendance',
  isReport: true,
  act: '导出考勤名单',
  method: 'POST',
  path: '/api/attendance/ExportAttendance',
  caller: 'team',
  ledBy: 'leader',
  effect: 'write',
  request: z.strictObject({ activityId: idField, shiftId: idField, reason: reasonField }),
  result: exportResult,
  refusals: exportRefusals,
  summary: '一个场次的考勤名单导出为表格（Base64）',
});

/** The code that the leader's screen shows now; poll again at `refreshAt`. */
export const getAttendanceCode = operation({
  name: 'getAttendanceCode',
  method: 'GET',
  path: '/api/attendance/GetAttendanceCode/{id}',
  caller: 'team',
  ledBy: 'leader',
  effect: 'read',
  request: z.strictObject({ id: idField }),
  result: z.strictObject({
    shiftId: idField,
    /** Text in the QR: the volunteer's page with the rotating code in it. */
    qrText: z.string(),
    qrSvg: z.string(),
    rotatingCode: z.string(),
    shortCode: z.string(),
    refreshAt: instantField,
    shortCodeUntil: instantField,
    expectedCount: z.int(),
    insideCount: z.int(),
  }),
  refusals: attendanceRefusals,
  summary: '某场次当前的动态签到码（领队屏幕）',
});

const whereFields = {
  lng: z.number().min(-180).max(180).optional(),
  lat: z.number().min(-90).max(90).optional(),
  accuracyM: z.number().min(0).max(100_000).optional(),
};
const receiptSchema = z.strictObject({
  participationId: idField,
  state: stateField,
  at: instantField,
  receiptNo: z.string(),
  placeResult: placeField,
  distanceM: z.int().nullable(),
});
const codeField = z
  .string('请填写签到码')
  .trim()
  .toUpperCase()
  .min(6, '签到码至少 6 位')
  .max(16, '签到码太长');

/** A volunteer checks in with the code of the moment; the server's clock is the time (domain.md 2.2). */
export const checkIn = operation({
  name: 'checkIn',
  act: '签到',
  method: 'POST',
  path: '/api/attendance/CheckIn',
  caller: 'volunteer',
  effect: 'write',
  request: z.strictObject({ shiftId: idField, code: codeField, ...whereFields }),
  result: receiptSchema,
  refusals: attendanceRefusals,
  summary: '志愿者签到',
  rateLimit: { max: 20, windowMs: minuteMs },
});

/** The same way out. */
export const checkOut = operation({
  name: 'checkOut',
  act: '签退',
  method: 'POST',
  path: '/api/attendance/CheckOut',
  caller: 'volunteer',
  effect: 'write',
  request: z.strictObject({ shiftId: idField, code: codeField, ...whereFields }),
  result: receiptSchema,
  refusals: attendanceRefusals,
  summary: '志愿者签退',
  rateLimit: { max: 20, windowMs: minuteMs },
});

/**
 * Roll call by the leader: each person gets an own verdict, so one wrong row never loses the others. A tap that waited for
 * the line is judged and recorded as of when it was tapped, at most a day ago; the event keeps both times.
 */
export const rollCall = operation({
  name: 'rollCall',
  act: '点名',
  method: 'POST',
  path: '/api/attendance/RollCall',
  caller: 'team',
  ledBy: 'leader',
  effect: 'write',
  request: z.strictObject({
    shiftId: idField,
    volunteerIds: z.array(idField).min(1, '请先选择人员').max(200, '一次最多 200 人'),
    act: z.enum(['in', 'out', 'absent', 'excused']),
    reason: reasonField.optional(),
    /** Made with the tap: sent again after an answer that was lost, it is recorded once. Both instants are of the device's clock. */
    tap: z.strictObject({ id: z.uuid('点名编号不对'), ...tapTimesShape }).optional(),
  }),
  result: z.strictObject({
    doneCount: z.int(),
    refused: z.array(z.strictObject({ volunteerId: idField, reason: z.string(), msg: z.string() })),
  }),
  refusals: leaderRefusals,
  summary: '领队点名：签到、签退、缺席、免责',
});

/**
 * Someone who came without signing up and shows no code: by the name and phone tail they tell the leader, never by a number.
 * They are asked whether it is true, are masked until they said so, and their hours wait for it; who shows a code is taken by
 * `recordVolunteerCode`. At most the places of the shift and its reserve (domain.md 2.2) are there together.
 */
export const addWalkIn = operation({
  name: 'addWalkIn',
  act: '现场补签',
  method: 'POST',
  path: '/api/attendance/AddWalkIn',
  caller: 'team',
  ledBy: 'leader',
  effect: 'write',
  request: z.strictObject({
    shiftId: idField,
    name: textField('姓名', 2, 30),
    mobileTail: z
      .string('请填写手机号后 4 位')
      .trim()
      .regex(/^\d{4}$/, '请填写手机号后 4 位数字'),
  }),
  result: z.strictObject({ participationId: idField }),
  refusals: leaderRefusals,
  summary: '现场加入',
  rateLimit: { max: 20, windowMs: 10 * minuteMs },
});

/** Sets a forgotten sign-out, with a reason, within three days; the volunteer is told and may confirm. */
export const fixCheckOut = operation({
  name: 'fixCheckOut',
  act: '补签退',
  method: 'POST',
  path: '/api/attendance/FixCheckOut',
  caller: 'team',
  ledBy: 'leader',
  effect: 'write',
  request: z.strictObject({ participationId: idField, checkedOutAt: instantField, reason: reasonField }),
  result: doneResult,
  refusals: attendanceRefusals,
  summary: '补签退',
});

/** The same for several people of a shift, with one time and one reason; each gets an own verdict. */
export const fixCheckOuts = operation({
  name: 'fixCheckOuts',
  act: '批量补签退',
  method: 'POST',
  path: '/api/attendance/FixCheckOuts',
  caller: 'team',
  ledBy: 'leader',
  effect: 'write',
  request: z.strictObject({
    participationIds: batchField(idField),
    checkedOutAt: instantField,
    reason: reasonField,
  }),
  result: batchResult,
  refusals: leaderRefusals,
  summary: '几个人一起补签退',
});

/** Takes the last step of a row back (in, out or absence), with a reason in the audit; one's own of the last ten seconds without. */
export const undoAttendance = operation({
  name: 'undoAttendance',
  act: '撤销签到',
  method: 'POST',
  path: '/api/attendance/UndoAttendance',
  caller: 'team',
  ledBy: 'leader',
  effect: 'write',
  request: z.strictObject({ participationId: idField, reason: reasonField.optional() }),
  result: doneResult,
  refusals: attendanceRefusals,
  summary: '撤销上一步考勤',
});

/** My attendance on one activity, shift by shift, with what may be done now. */
export const getMyAttendance = operation({
  name: 'getMyAttendance',
  method: 'GET',
  path: '/api/attendance/GetMyAttendance/{id}',
  caller: 'volunteer',
  effect: 'read',
  request: z.strictObject({ id: idField }),
  result: z.strictObject({
    shifts: z.array(
      z.strictObject({
        shiftId: idField,
        participationId: idField.nullable(),
        postName: z.string(),
        startsAt: instantField,
        endsAt: instantField,
        state: stateField,
        checkedInAt: instantField.nullable(),
        checkedOutAt: instantField.nullable(),
        /** What the button does now; null with `notice` saying why not. */
        canDo: z.enum(['checkIn', 'checkOut']).nullable(),
        notice: z.string(),
        /** What waits for my word: an end that was fixed, or that I was there at all. */
        needsConfirmation: z.enum(['fix', 'walkIn']).nullable(),
        /** A leader recorded this and there are no hours of it yet: I may say that it is not true. */
        canObject: z.boolean(),
        /** What I said against it. */
        objection: z.string().nullable(),
        fixReason: z.string().nullable(),
        receipts: z.array(
          z.strictObject({ kind: z.string(), method: methodField, at: instantField, receiptNo: z.string() }),
        ),
      }),
    ),
  }),
  refusals: {},
  summary: '我在一个活动中的考勤',
});
