import { daysInOrder } from '#platform/contract/day-span.rules.ts';
import { z } from 'zod';
import { dayField, idField, placeField } from '#platform/contract/fields.ts';
import { cursorField } from '#platform/contract/keyset.ts';
import { operation } from '#platform/contract/operation.ts';
import { pageRequestShape, pageResultShape } from '#platform/contract/paging.ts';
import { activityDetailSchema, categoryField, listedCardSchema } from './activity-views.contract.ts';
import { listPhases, listSorts, listSpans, timesOfDay } from './activities.words.ts';

const areaField = z.string().max(20);

/** By what the public list is narrowed; the rail counts by the same filters. */
const listFilterShape = {
  keyword: z.string().trim().max(50, '关键词至多 50 个字').default(''),
  area: areaField.optional(),
  /** Without it: what has not begun or still takes sign-ups (`listedHint`), in every order and under every other filter. */
  phase: z.enum(listPhases).optional(),
  span: z.enum(listSpans).optional(),
  from: dayField.optional(),
  to: dayField.optional(),
  timeOfDay: z.enum(timesOfDay).optional(),
  /** Only with free places in shifts to come (有余位). */
  hasPlaces: z.boolean().default(false),
  /** Only where minors may take part. */
  minorsWelcome: z.boolean().default(false),
};

/** Visitors' list. A shift must begin inside the span and, unless asked for what runs or is over, is still to begin; `from`/`to` (both included) are a custom span. */
export const listActivities = operation({
  name: 'listActivities',
  method: 'POST',
  path: '/api/activities/ListActivities',
  caller: 'public',
  effect: 'read',
  // A position is nobody else's business: what was read for one is not kept (PIPL 19).
  shared: { with: 'everybody', forMs: 20_000, notWith: ['near'], ofKeptRows: true },
  summary: '查找已发布的志愿活动',
  request: z
    .strictObject({
      ...pageRequestShape,
      ...listFilterShape,
      category: categoryField.optional(),
      /** Without a phase: what runs and takes nobody any more is listed too, as a team's page does. */
      withRunning: z.boolean().default(false),
      teamId: idField.optional(),
      /** Leaves one activity out, for 你可能也想去. */
      exceptId: idField.optional(),
      /** Where the asker is; every card then tells its distance. Used for this answer alone. */
      near: placeField.optional(),
      /**
       * `nearest` needs `near`, and what has no place on the map comes last. `longest` goes by the shift that the card shows.
       * What is over comes latest first by every other order.
       */
      sort: z.enum(listSorts).default('soonest'),
      /** Keyset continuation for `soonest` and `newest`; replaces the page number. */
      cursor: cursorField.optional(),
    })
    .refine(({ sort, near }) => sort !== 'nearest' || near !== undefined, {
      path: ['near'],
      message: '按距离排序要给出所在的位置',
    })
    .refine(...daysInOrder('from', 'to')),
  result: z.strictObject({ ...pageResultShape(listedCardSchema), nextCursor: z.string().nullable() }),
  refusals: {},
});

/**
 * For each of `days` days from `from` (default today), how many the list finds for that day: from today on those with a shift
 * still to begin then, before today those that are over.
 */
export const countActivitiesByDay = operation({
  name: 'countActivitiesByDay',
  method: 'POST',
  path: '/api/activities/CountActivitiesByDay',
  caller: 'public',
  effect: 'read',
  shared: { with: 'everybody', forMs: 15_000, steadyMs: 3_000 },
  summary: '按天统计活动数',
  request: z.strictObject({
    from: dayField.optional(),
    days: z.int().min(1).max(31).default(8),
    area: areaField.optional(),
    category: categoryField.optional(),
    teamId: idField.optional(),
  }),
  result: z.strictObject({ days: z.array(z.strictObject({ day: dayField, count: z.int() })) }),
  refusals: {},
});

/** How many the list finds under the same filters, by category and by area. Areas are counted over the whole city, categories and total inside `area`. */
export const countActivitiesByCategory = operation({
  name: 'countActivitiesByCategory',
  method: 'POST',
  path: '/api/activities/CountActivitiesByCategory',
  caller: 'public',
  effect: 'read',
  // Reads every activity that is listed: a tenth of a second among 50,000.
  shared: { with: 'everybody', forMs: 15_000, steadyMs: 5_000 },
  summary: '按类别和区域统计列表里的活动数',
  request: z.strictObject(listFilterShape).refine(...daysInOrder('from', 'to')),
  result: z.strictObject({
    total: z.int(),
    categories: z.array(z.strictObject({ key: categoryField, count: z.int() })),
    areas: z.array(z.strictObject({ code: z.string(), name: z.string(), count: z.int() })),
  }),
  refusals: {},
});

/** One public activity; drafts and activities under review or taken down answer 404. */
export const getActivity = operation({
  name: 'getActivity',
  method: 'GET',
  path: '/api/activities/GetActivity/{id}',
  caller: 'public',
  effect: 'read',
  shared: { with: 'everybody', forMs: 20_000 },
  summary: '查看一个活动',
  request: z.strictObject({ id: idField }),
  result: activityDetailSchema,
  refusals: {},
});
