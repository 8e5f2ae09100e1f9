import { z } from 'zod';
import { idField } from '#platform/contract/fields.ts';
import { sortField } from '#platform/contract/paging.ts';
import { hourSorts } from './hours.words.ts';

/** What the centre's queue is filtered by, and its order. */
export const reviewFilterShape = {
  tab: z.enum(['submitted', 'disputed', 'decided']).default('submitted'),
  keyword: z.string().trim().max(40).optional(),
  activityId: idField.optional(),
  sort: sortField(hourSorts),
};
