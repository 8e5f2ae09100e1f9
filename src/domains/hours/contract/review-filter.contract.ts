import { z } from 'zod';
import { keysOf } from '#platform/contract/keys-of.ts';
import { idField } from '#platform/contract/fields.ts';
import { sortField } from '#platform/contract/paging.ts';
import { hourReviewTabs, hourSorts } from './hours.words.ts';

/** What the centre's queue is filtered by, and its order. */
export const reviewFilterShape = {
  tab: z.enum(keysOf(hourReviewTabs)).default('submitted'),
  keyword: z.string().trim().max(40).optional(),
  activityId: idField.optional(),
  /** One record, in whatever state: what links lead to. */
  hourId: idField.optional(),
  /** The visits of this team's jobs. */
  visitsOf: idField.optional(),
  /** The claims (个人申请) made to this team. */
  claimsOf: idField.optional(),
  sort: sortField(hourSorts),
};
