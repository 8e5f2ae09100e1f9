import { z } from 'zod';
import { categoryField } from '#domains/site/contract/site.contract.ts';
import { dayField, idField } from '#platform/contract/fields.ts';
import { operation } from '#platform/contract/operation.ts';
import { pageRequestShape, pageResultShape } from '#platform/contract/paging.ts';
import { gradeField } from './hours.contract.ts';

/** A record on the board: nobody's whole name, nobody's number. */
const publicHourSchema = z.strictObject({
  hourId: idField,
  /** Null where it comes from a job: whom it was for is not public. */
  activityId: idField.nullable(),
  activityTitle: z.string(),
  teamName: z.string(),
  category: categoryField,
  maskedName: z.string(),
  serviceOn: dayField,
  minutes: z.int(),
  evidenceGrade: gradeField,
  /** Objected to: it waits for the centre's answer, due on `lastDay`. */
  isDisputed: z.boolean(),
  /** The last day on which one may object, or the last on which the centre answers. */
  lastDay: dayField,
  /** Working days left until then, today among them when it is one. */
  workdaysLeft: z.int(),
  canObject: z.boolean(),
});
export type PublicHour = z.infer<typeof publicHourSchema>;

/** Everything in 公示, soonest over first, with masked names; nobody can be searched for. */
export const listPublicityBoard = operation({
  name: 'listPublicityBoard',
  method: 'POST',
  path: '/api/hours/ListPublicityBoard',
  caller: 'public',
  effect: 'read',
  shared: { with: 'everybody', forMs: 10_000 },
  request: z.strictObject({
    /** Part of an activity's title or a team's name. */
    keyword: z.string().trim().max(40, '最多 40 个字').optional(),
    area: z
      .string()
      .regex(/^\d{6}$/, '区域不正确')
      .optional(),
    grade: gradeField.optional(),
    ...pageRequestShape,
  }),
  result: z.strictObject({
    ...pageResultShape(publicHourSchema),
    counts: z.strictObject({ publicity: z.int(), disputed: z.int() }),
  }),
  refusals: {},
  summary: '公示栏',
});
