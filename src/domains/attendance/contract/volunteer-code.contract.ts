import { z } from 'zod';
import { minuteMs } from '#platform/contract/durations.ts';
import { idField, instantField } from '#platform/contract/fields.ts';
import { operation } from '#platform/contract/operation.ts';
import { stateField } from './attendance.contract.ts';
import { leaderRefusals } from './attendance.words.ts';

const stepField = z.enum(['checkIn', 'checkOut']);

/**
 * My own code (志愿者码) for a shift that I have a place on, or may join on the spot (现场加入): a QR for the leader's phone, good for the step that is next
 * and only while that step can be taken; otherwise a sentence why not. Ask again before `secondsLeft` are over.
 */
export const getVolunteerCode = operation({
  name: 'getVolunteerCode',
  method: 'GET',
  path: '/api/attendance/GetVolunteerCode/{id}',
  caller: 'volunteer',
  effect: 'read',
  request: z.strictObject({ id: idField }),
  result: z.strictObject({
    shiftId: idField,
    /** What the leader's scan will record; null with `notice` saying why there is no code. */
    step: stepField.nullable(),
    notice: z.string(),
    /** Set while it is too early: when the code will be there. */
    opensAt: instantField.nullable(),
    code: z
      .strictObject({
        /** Text in the QR: the leader's page of the activity with the code in it. */
        qrText: z.string(),
        qrSvg: z.string(),
        /** How long the server will still take it; seconds, for the phone's own clock may be wrong. */
        secondsLeft: z.int(),
      })
      .nullable(),
  }),
  refusals: {},
  summary: '我在某场次的志愿者码（给领队扫）',
});

const scanRequest = z.strictObject({
  activityId: idField,
  code: z.string('请填写志愿者码').trim().toUpperCase().min(1, '请填写志愿者码').max(64, '志愿者码太长'),
});

/** Whose code it is and what recording it would do now; records nothing. Another team's activity is 404. */
export const readVolunteerCode = operation({
  name: 'readVolunteerCode',
  method: 'POST',
  path: '/api/attendance/ReadVolunteerCode',
  caller: 'team',
  ledBy: 'leader',
  effect: 'read',
  request: scanRequest,
  result: z.strictObject({
    shiftId: idField,
    postName: z.string(),
    startsAt: instantField,
    endsAt: instantField,
    volunteerId: idField,
    volunteerNo: z.string(),
    name: z.string(),
    mobileMasked: z.string(),
    gender: z.enum(['male', 'female']),
    /** The portrait that the person put in; empty when there is none. */
    iconUrl: z.string(),
    isWalkIn: z.boolean(),
    checkedInAt: instantField.nullable(),
    step: stepField,
    /** The person's code was shown on two devices within the hour: a sign to look twice, never a refusal. */
    isSecondDevice: z.boolean(),
    /** Why the step cannot be recorded; null when it can. */
    refused: z.strictObject({ reason: z.string(), msg: z.string() }).nullable(),
  }),
  refusals: leaderRefusals,
  summary: '扫志愿者码：看是谁、将登记什么',
  rateLimit: { max: 120, windowMs: minuteMs },
});

/** Records the step that the code is for, with the server's time, in the name of the team that scanned it. */
export const recordVolunteerCode = operation({
  name: 'recordVolunteerCode',
  act: '扫志愿者码',
  method: 'POST',
  path: '/api/attendance/RecordVolunteerCode',
  caller: 'team',
  ledBy: 'leader',
  effect: 'write',
  request: scanRequest,
  result: z.strictObject({
    participationId: idField,
    name: z.string(),
    state: stateField,
    at: instantField,
    receiptNo: z.string(),
  }),
  refusals: leaderRefusals,
  summary: '扫志愿者码：登记签到或签退',
  rateLimit: { max: 120, windowMs: minuteMs },
});
