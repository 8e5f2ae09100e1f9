import { z } from 'zod';
import {
  dayField,
  doneResult,
  idField,
  instantField,
  textField,
  versionField,
} from '#platform/contract/fields.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { operation } from '#platform/contract/operation.ts';
import { pageRequestShape, pageResultShape } from '#platform/contract/paging.ts';
import { categoryField } from './activity-views.contract.ts';
import { chosenOf, chosenTooMany, makeupLimits, makeupRefusals, makeupStates } from './makeups.words.ts';

const { wrongState, teamSuspended, badSheet, sheetTooLong } = makeupRefusals;

const words = (label: string, max: number) =>
  z.string().trim().max(max, `${label}至多 ${max} 个字`).default('');
const timeText = z
  .string()
  .trim()
  .regex(/^(|([01]\d|2[0-3]):[0-5]\d)$/, '时间应写成 08:30')
  .default('');

/** Somebody who served, from when until when of the day; what is not told is what the activity says. */
const personSchema = z.strictObject({
  volunteerId: idField,
  from: timeText,
  to: timeText,
  minutes: z
    .int('分钟数应为整数')
    .min(0, '分钟数不能为负')
    .max(makeupLimits.recordMinutes, `一条记录至多 ${makeupLimits.recordMinutes} 分钟`),
  /** Read from a spreadsheet, not chosen one by one. */
  isFromSheet: z.boolean().default(false),
});

/** A past activity as it is typed; a draft may be unfinished, submitting checks the rest. */
export const makeupFormSchema = z.strictObject({
  title: textField('活动名称', 1, 50),
  category: categoryField.nullable().default(null),
  area: z.string().max(20).nullable().default(null),
  placeName: words('服务地点', 60),
  content: words('服务内容', 2_000),
  day: z.union([z.literal(''), dayField], '请选择服务日期').default(''),
  from: timeText,
  to: timeText,
  /** Why it was not published before. */
  reason: words('没有提前发布的原因', 500),
  witnessName: words('证明人姓名', 30),
  witnessMobileTail: z
    .string()
    .trim()
    .regex(/^(|\d{4})$/, '请填写证明人手机号后 4 位数字')
    .default(''),
  /** Uploaded for `makeupProof`. */
  fileIds: z.array(idField).max(makeupLimits.proofs, `证明至多 ${makeupLimits.proofs} 份`).default([]),
  people: z
    .array(personSchema)
    .max(makeupLimits.bySheet, sheetTooLong)
    .refine((people) => chosenOf(people).length <= makeupLimits.byForm, chosenTooMany)
    .default([]),
});
export type MakeupForm = z.output<typeof makeupFormSchema>;

const stateField = z.enum(keysOf(makeupStates));
const targetShape = { makeupId: idField, version: versionField };
export const makeupWrittenSchema = z.strictObject({ ...targetShape, state: stateField });

/** A member whom the form names. */
const namedSchema = z.strictObject({
  ...personSchema.shape,
  name: z.string(),
  volunteerNo: z.string(),
});
export type MakeupPerson = z.output<typeof namedSchema>;

/** What team and centre read of one in a list. */
export const makeupRowShape = {
  ...targetShape,
  makeupNo: z.string(),
  title: z.string(),
  category: categoryField.nullable(),
  placeName: z.string(),
  startsAt: instantField.nullable(),
  endsAt: instantField.nullable(),
  peopleCount: z.int(),
  state: stateField,
  note: z.string().nullable(),
  submittedAt: instantField.nullable(),
  decidedAt: instantField.nullable(),
  updatedAt: instantField,
  /** The activity that it became. */
  activityId: idField.nullable(),
};
export const makeupWholeShape = {
  ...makeupRowShape,
  form: makeupFormSchema,
  files: z.array(z.strictObject({ fileId: idField, name: z.string(), mime: z.string() })),
  people: z.array(namedSchema),
};

/** Saves what is typed: a new draft without `makeupId`, else an own draft or returned one in the version that was seen. */
export const saveMakeup = operation({
  name: 'saveMakeup',
  act: '保存补录活动',
  method: 'POST',
  path: '/api/activities/SaveMakeup',
  caller: 'team',
  effect: 'write',
  summary: '保存补录活动的草稿',
  request: z
    .strictObject({
      makeupId: idField.optional(),
      version: versionField.optional(),
      form: makeupFormSchema,
    })
    .refine(({ makeupId, version }) => (makeupId === undefined) === (version === undefined), {
      path: ['version'],
      error: '缺少版本号',
    }),
  result: makeupWrittenSchema,
  refusals: { wrongState },
});

/**
 * Hands it in (domain.md 4.2.4, 4.3.8, 4.3.10): within 30 days of the service's own end, of one day, with a reason, proof, a witness
 * and members with proved real names who have nothing else recorded at that time. What is wrong is told at its field.
 */
export const submitMakeup = operation({
  name: 'submitMakeup',
  act: '提交补录活动',
  method: 'POST',
  path: '/api/activities/SubmitMakeup',
  caller: 'team',
  effect: 'write',
  summary: '提交补录活动',
  request: z.strictObject({ ...targetShape, isTrue: z.literal(true, '请勾选属实声明') }),
  result: makeupWrittenSchema,
  refusals: { wrongState, teamSuspended },
});

/** Takes back what waits, to write on in it. */
export const withdrawMakeup = operation({
  name: 'withdrawMakeup',
  act: '撤回补录活动',
  method: 'POST',
  path: '/api/activities/WithdrawMakeup',
  caller: 'team',
  effect: 'write',
  summary: '撤回补录活动',
  request: z.strictObject(targetShape),
  result: makeupWrittenSchema,
  refusals: { wrongState },
});

/** Deletes a draft or a returned one; its proof goes with it. */
export const deleteMakeup = operation({
  name: 'deleteMakeup',
  act: '删除补录活动',
  method: 'DELETE',
  path: '/api/activities/DeleteMakeup',
  caller: 'team',
  effect: 'write',
  summary: '删除补录活动的草稿',
  request: z.strictObject(targetShape),
  result: doneResult,
  refusals: { wrongState },
});

/** An own one, whole. */
export const getMyMakeup = operation({
  name: 'getMyMakeup',
  method: 'GET',
  path: '/api/activities/GetMyMakeup/{id}',
  caller: 'team',
  effect: 'read',
  summary: '本队的一份补录活动',
  request: z.strictObject({ id: idField }),
  result: z.strictObject(makeupWholeShape),
  refusals: {},
});

/** The team's own, the newest first. */
export const listMyMakeups = operation({
  name: 'listMyMakeups',
  method: 'POST',
  path: '/api/activities/ListMyMakeups',
  caller: 'team',
  effect: 'read',
  summary: '本队的补录活动',
  request: z.strictObject(pageRequestShape),
  result: z.strictObject(pageResultShape(z.strictObject(makeupRowShape))),
  refusals: {},
});

/** Reads a list of people from a spreadsheet, row by row; writes nothing. Whoever is no member of the team is told with the row. */
export const readMakeupSheet = operation({
  name: 'readMakeupSheet',
  method: 'POST',
  path: '/api/activities/ReadMakeupSheet',
  caller: 'team',
  effect: 'read',
  summary: '读取补录名单，不写入',
  request: z.strictObject({
    sheet: z
      .string('请选择名单文件')
      .max(700_000, '文件至多 500 KB')
      .regex(/^[A-Za-z0-9+/]+={0,2}$/, '请选择名单文件'),
  }),
  result: z.strictObject({
    people: z.array(namedSchema),
    errors: z.array(z.strictObject({ row: z.int(), msg: z.string() })),
  }),
  refusals: { badSheet, sheetTooLong },
  rateLimit: { max: 30, windowMs: 600_000 },
});

/** The empty list with a line that shows how, as a base64 spreadsheet. */
export const getMakeupTemplate = operation({
  name: 'getMakeupTemplate',
  method: 'GET',
  path: '/api/activities/GetMakeupTemplate',
  caller: 'team',
  effect: 'read',
  summary: '补录名单的模板',
  request: z.strictObject({}),
  result: z.strictObject({ fileName: z.string(), sheet: z.string() }),
  refusals: {},
});
