import { z } from 'zod';
import { idField, instantField } from '#platform/contract/fields.ts';
import { operation } from '#platform/contract/operation.ts';
import { timelineKinds, timelinePage } from './timeline.words.ts';

const factSchema = z.strictObject({
  /** Names the fact for good; the last one of a page is the page's cursor. */
  key: z.string(),
  at: instantField,
  kind: z.enum(timelineKinds),
  /** What happened, without the activity's title. */
  sentence: z.string(),
  /** The reason that was given for it. */
  note: z.string().nullable(),
  /** Null where it is about a visit of a job; `assignmentId` then tells which. */
  activityId: idField.nullable(),
  assignmentId: idField.nullable(),
  title: z.string(),
});
export type TimelineFact = z.output<typeof factSchema>;

/** 动态时间线: what happened to the caller in sign-ups, attendance and hours, newest first, at any depth. */
export const listMyTimeline = operation({
  name: 'listMyTimeline',
  method: 'POST',
  path: '/api/statistics/ListMyTimeline',
  caller: 'volunteer',
  effect: 'read',
  request: z.strictObject({
    pageSize: z
      .int('每页条数应为整数')
      .min(1, '每页至少 1 条')
      .max(timelinePage.most, `每页至多 ${timelinePage.most} 条`)
      .default(timelinePage.usual),
    /** `nextCursor` of the page before. */
    cursor: z
      .string()
      .regex(/^\d{1,13}\.\d{1,2}\.\d{1,16}$/, '翻页位置有误，请回到最新')
      .optional(),
  }),
  result: z.strictObject({
    list: z.array(factSchema),
    /** Null at the end. */
    nextCursor: z.string().nullable(),
  }),
  refusals: {},
  summary: '我的动态时间线',
});
