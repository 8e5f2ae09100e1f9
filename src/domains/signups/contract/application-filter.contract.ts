import { z } from 'zod';
import { idField } from '#platform/contract/fields.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { applicationTabs, reconfirmStates } from './signups.words.ts';

export const applicationTabField = z.enum(keysOf(applicationTabs));

/** What the sign-ups of an activity are filtered by. */
export const applicationFilterShape = {
  activityId: idField,
  tab: applicationTabField.default('all'),
  shiftId: idField.optional(),
  /** A post of the activity, whichever of its times; shifts of no post have none. */
  post: z.string().trim().min(1).max(30, '岗位名称至多 30 个字').optional(),
  /** Part of the name, or the last four digits of the phone. */
  keyword: z.string().trim().max(30, '关键词至多 30 个字').optional(),
  firstTimer: z.boolean().optional(),
  member: z.boolean().optional(),
  minor: z.boolean().optional(),
  /** What they answered when they were asked again after a change. */
  answer: z.enum(keysOf(reconfirmStates)).optional(),
};
