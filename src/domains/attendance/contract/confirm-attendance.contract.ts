import { z } from 'zod';
import { doneResult, idField, instantField, textField } from '#platform/contract/fields.ts';
import { operation } from '#platform/contract/operation.ts';
import { attendanceRefusals } from './attendance.words.ts';

/** The volunteer agrees to what the leader recorded for them: a fixed end, or that they were there as a walk-in. */
export const confirmAttendance = operation({
  name: 'confirmAttendance',
  act: '确认签到记录',
  method: 'POST',
  path: '/api/attendance/ConfirmAttendance',
  caller: 'volunteer',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({ participationId: idField }),
  result: doneResult,
  refusals: attendanceRefusals,
  summary: '志愿者确认考勤记录',
});

/**
 * The person says that what a leader recorded of them is not true, while it has no hours yet; those are then 异议中 and for the centre.
 */
export const objectAttendance = operation({
  name: 'objectAttendance',
  act: '对考勤提出异议',
  method: 'POST',
  path: '/api/attendance/ObjectAttendance',
  caller: 'volunteer',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({ participationId: idField, text: textField('异议说明', 10, 500) }),
  result: doneResult,
  refusals: attendanceRefusals,
  summary: '志愿者对领队登记的考勤提出异议',
});

/** 待我确认: what leaders recorded of me and waits for my word, in all activities; the latest 50. */
export const listAttendanceToConfirm = operation({
  name: 'listAttendanceToConfirm',
  method: 'GET',
  path: '/api/attendance/ListAttendanceToConfirm',
  caller: 'volunteer',
  effect: 'read',
  request: z.strictObject({}),
  result: z.strictObject({
    list: z.array(
      z.strictObject({
        participationId: idField,
        activityId: idField,
        title: z.string(),
        teamName: z.string(),
        postName: z.string(),
        startsAt: instantField,
        endsAt: instantField,
        checkedInAt: instantField.nullable(),
        checkedOutAt: instantField.nullable(),
        /** What is asked: whether the end that was set is right, or whether I was there at all. */
        needs: z.enum(['fix', 'walkIn']),
        fixReason: z.string(),
        /** The record that came of it, which an objection is then to; null while there is none. */
        hour: z.strictObject({ hourId: idField, minutes: z.int() }).nullable(),
        /** There are no hours yet: the objection is to the attendance. */
        canObject: z.boolean(),
      }),
    ),
  }),
  refusals: {},
  summary: '等我确认的签到记录',
});
