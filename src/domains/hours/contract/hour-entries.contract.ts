import { z } from 'zod';
import { hourMs } from '#platform/contract/durations.ts';
import {
  dayField,
  doneResult,
  idField,
  instantField,
  reasonField,
  textField,
} from '#platform/contract/fields.ts';
import { operation } from '#platform/contract/operation.ts';
import { minutesField } from './hours.contract.ts';
import { entryRefusals, hourLimits, hourRefusals } from './hours.words.ts';

/**
 * 补录: hours for someone whose presence the attendance missed; grade D. Needs a photo or document and a witness
 * (domain.md 4.3.8), the person's own word within three days, and then the centre's decision.
 */
export const submitHourEntry = operation({
  name: 'submitHourEntry',
  act: '补录时长',
  method: 'POST',
  path: '/api/hours/SubmitHourEntry',
  caller: 'team',
  effect: 'write',
  request: z.strictObject({
    shiftId: idField,
    volunteerNo: z.string('请填写志愿者编号').trim().min(6, '志愿者编号不完整').max(30),
    minutes: minutesField,
    reason: textField('补录说明', 10, 500),
    /** Uploaded for `hourProof`: photos or documents that show the person at work. */
    fileIds: z
      .array(idField, '请上传现场照片或签到表')
      .min(1, '请上传现场照片或签到表，至少 1 份')
      .max(hourLimits.entryProofs, `证明材料至多 ${hourLimits.entryProofs} 份`),
    witnessName: textField('证明人姓名', 2, 30),
    witnessMobileTail: z
      .string('请填写证明人手机号后 4 位')
      .trim()
      .regex(/^\d{4}$/, '请填写证明人手机号后 4 位数字'),
  }),
  result: z.strictObject({ hourId: idField, answerDueAt: instantField }),
  refusals: entryRefusals,
  summary: '补录时长',
  rateLimit: { max: 30, windowMs: hourMs },
});

/** Entries about me that wait for my word, the first due first. */
export const listEntriesToAnswer = operation({
  name: 'listEntriesToAnswer',
  method: 'GET',
  path: '/api/hours/ListEntriesToAnswer',
  caller: 'volunteer',
  effect: 'read',
  request: z.strictObject({}),
  result: z.strictObject({
    list: z.array(
      z.strictObject({
        hourId: idField,
        activityId: idField,
        activityTitle: z.string(),
        teamName: z.string(),
        postName: z.string(),
        serviceOn: dayField,
        startsAt: instantField,
        endsAt: instantField,
        minutes: z.int(),
        reason: z.string(),
        witnessName: z.string(),
        answerDueAt: instantField,
        overlaps: z.boolean(),
      }),
    ),
  }),
  refusals: {},
  summary: '待我确认的补录',
});

/** My word on an entry about me: 属实 lets the centre decide, 不属实 with its reason ends the record at once. */
export const answerHourEntry = operation({
  name: 'answerHourEntry',
  act: '答复补录是否属实',
  method: 'POST',
  path: '/api/hours/AnswerHourEntry',
  caller: 'volunteer',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({
    hourId: idField,
    answer: z.enum(['confirmed', 'denied']),
    /** Needed for 不属实. */
    reason: reasonField.optional(),
  }),
  result: doneResult,
  refusals: { ...hourRefusals, reasonMissing: '答复不属实要写明原因' },
  summary: '本人答复补录是否属实',
});
