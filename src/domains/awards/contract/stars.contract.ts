import { z } from 'zod';
import { batchField, batchResult } from '#platform/contract/decisions/batches.ts';
import { hourMs } from '#platform/contract/durations.ts';
import {
  dayField,
  doneResult,
  idField,
  instantField,
  reasonField,
  textField,
  versionField,
} from '#platform/contract/fields.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { operation, permission } from '#platform/contract/operation.ts';
import { pageRequestShape, pageResultShape, staffPageShape } from '#platform/contract/paging.ts';
import {
  confirmStarRefusals,
  decideStarRefusals,
  objectStarRefusals,
  starConfirmVerdicts,
  starStates,
  starTabs,
  starVerdicts,
} from './stars.words.ts';

const levelField = z.int().min(1).max(5);

const publicStarSchema = z.strictObject({
  starId: idField,
  maskedName: z.string(),
  level: levelField,
  /** Effective minutes when it was found. */
  minutes: z.int(),
  isDisputed: z.boolean(),
  /** The last day on which one may object, or the last on which the centre answers. */
  lastDay: dayField,
  workdaysLeft: z.int(),
  canObject: z.boolean(),
});
export type PublicStar = z.output<typeof publicStarSchema>;

/** Stars in their three working days, soonest over first, with masked names; nobody can be searched for. */
export const listStarPublicity = operation({
  name: 'listStarPublicity',
  method: 'POST',
  path: '/api/awards/ListStarPublicity',
  caller: 'public',
  effect: 'read',
  shared: { with: 'everybody', forMs: 10_000 },
  request: z.strictObject({ ...pageRequestShape }),
  result: z.strictObject(pageResultShape(publicStarSchema)),
  refusals: {},
  summary: '星级公示',
});

/** Objects to a star in its publicity: it is not awarded before the centre has answered. Nobody but staff sees who. */
export const objectStar = operation({
  name: 'objectStar',
  act: '提出星级异议',
  method: 'POST',
  path: '/api/awards/ObjectStar',
  caller: 'signedIn',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({ starId: idField, text: textField('异议说明', 10, 500) }),
  result: doneResult,
  refusals: objectStarRefusals,
  rateLimit: { max: 10, windowMs: hourMs },
  summary: '对公示中的星级提出异议',
});

const myStarSchema = z.strictObject({
  level: levelField,
  /** What the level asks for; of a star that stands or is on its way, what it asked when it was found. */
  minMinutes: z.int(),
  state: z.enum(keysOf(starStates)).nullable(),
  countedAt: instantField.nullable(),
  confirmedAt: instantField.nullable(),
  publicityLastDay: dayField.nullable(),
  awardedAt: instantField.nullable(),
  reason: z.string().nullable(),
});
export type MyStar = z.output<typeof myStarSchema>;

/** My way along the stars: every level with what it needs and how mine stands; what counts today. */
export const getMyStars = operation({
  name: 'getMyStars',
  method: 'GET',
  path: '/api/awards/GetMyStars',
  caller: 'volunteer',
  effect: 'read',
  request: z.strictObject({}),
  result: z.strictObject({
    /** The highest star that was awarded; 0 without one. */
    level: z.int(),
    effectiveMinutes: z.int(),
    levels: z.array(myStarSchema),
  }),
  refusals: {},
  summary: '我的星级',
});

const staff = permission('volunteers.manage', { scope: 'rows' });
const tabField = z.enum(keysOf(starTabs));

const staffStarSchema = z.strictObject({
  starId: idField,
  volunteerName: z.string(),
  volunteerNo: z.string(),
  organisationName: z.string().nullable(),
  level: levelField,
  /** The star that the person has now. */
  levelNow: z.int(),
  state: z.enum(keysOf(starStates)),
  /** What its level asked for when it was found. */
  askedMinutes: z.int(),
  countedAt: instantField,
  countedMinutes: z.int(),
  countedRecords: z.int(),
  /** What counts now, and how much of it is proved well (grades A and B). */
  minutes: z.int(),
  wellProvedMinutes: z.int(),
  /** Minutes that somebody objects to now; they do not count. */
  disputedMinutes: z.int(),
  reason: z.string().nullable(),
  /** Two different people confirm it, one of whom leads the centre; the first of them. */
  needsTwo: z.boolean(),
  firstConfirmerName: z.string().nullable(),
  firstConfirmedAt: instantField.nullable(),
  confirmerName: z.string().nullable(),
  confirmedAt: instantField.nullable(),
  publicityEndsAt: instantField.nullable(),
  objection: z.string().nullable(),
  objectedAt: instantField.nullable(),
  answer: z.string().nullable(),
  awardedAt: instantField.nullable(),
  shortSince: instantField.nullable(),
  /** Why the caller cannot confirm it now; null when nothing stands against it. */
  obstacle: z.string().nullable(),
  version: z.int(),
});
export type StaffStar = z.output<typeof staffStarSchema>;

/** Stars of people inside the data scope, by the desk's lists. */
export const listStars = operation({
  name: 'listStars',
  method: 'POST',
  path: '/api/awards/ListStars',
  caller: staff,
  effect: 'read',
  request: z.strictObject({
    ...staffPageShape,
    tab: tabField.default('candidate'),
    level: levelField.optional(),
  }),
  result: z.strictObject({
    ...pageResultShape(staffStarSchema),
    tabs: z.array(z.strictObject({ tab: tabField, count: z.int() })),
  }),
  refusals: {},
  summary: '管辖范围内的星级',
});

const confirmShape = {
  items: batchField(z.strictObject({ starId: idField, version: versionField })),
  verdict: z.enum(keysOf(starConfirmVerdicts), '请选择确认或者暂缓'),
};

/** Confirms candidates into publicity, the highest star with the second of two people, or holds them with a reason that the person reads; each is judged alone. */
export const confirmStars = operation({
  name: 'confirmStars',
  act: '确认星级',
  method: 'POST',
  path: '/api/awards/ConfirmStars',
  caller: staff,
  effect: 'write',
  request: z
    .strictObject({ ...confirmShape, reason: reasonField.optional() })
    .refine(({ verdict, reason }) => verdict === 'confirm' || reason !== undefined, {
      error: '请填写暂缓的原因',
      path: ['reason'],
    }),
  result: batchResult,
  refusals: confirmStarRefusals,
  summary: '批量确认星级候选，进入公示',
});

/** What `confirmStars` would do with each of them now. */
export const previewStars = operation({
  name: 'previewStars',
  method: 'POST',
  path: '/api/awards/PreviewStars',
  caller: staff,
  effect: 'read',
  request: z.strictObject(confirmShape),
  result: batchResult,
  refusals: confirmStarRefusals,
  summary: '确认星级前：哪些可以，哪些不行，为什么',
});

/** Answers an objection, or judges a star whose hours became too few: nothing else ever takes a star away. */
export const decideStar = operation({
  name: 'decideStar',
  act: '处理星级',
  method: 'POST',
  path: '/api/awards/DecideStar',
  caller: staff,
  effect: 'write',
  request: z.strictObject({
    starId: idField,
    version: versionField,
    verdict: z.enum(keysOf(starVerdicts), '请选择处理结果'),
    reason: reasonField,
  }),
  result: doneResult,
  refusals: decideStarRefusals,
  summary: '答复星级异议，或者处理时长不足的星级',
});
