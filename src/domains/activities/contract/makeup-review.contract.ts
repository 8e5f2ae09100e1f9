import { z } from 'zod';
import { idField, instantField, reasonField, versionField } from '#platform/contract/fields.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { operation, permission } from '#platform/contract/operation.ts';
import { pageResultShape, sortField, staffPageShape } from '#platform/contract/paging.ts';
import { makeupRowShape, makeupWholeShape, makeupWrittenSchema } from './makeups.contract.ts';
import { makeupRefusals, makeupSorts, makeupTabs } from './makeups.words.ts';

const { wrongState, notPassable, samePerson } = makeupRefusals;

const reviewRowSchema = z.strictObject({
  ...makeupRowShape,
  teamId: idField,
  teamName: z.string(),
  deciderName: z.string().nullable(),
});
export type MakeupReviewRow = z.output<typeof reviewRowSchema>;

/** Past activities inside the reviewer's part of the city: those that wait longest first, decided ones newest first. */
export const listMakeupsForReview = operation({
  name: 'listMakeupsForReview',
  method: 'POST',
  path: '/api/activities/ListMakeupsForReview',
  caller: permission('activities.review', { scope: 'rows' }),
  effect: 'read',
  summary: '补录活动审核列表',
  request: z.strictObject({
    ...staffPageShape,
    tab: z.enum(keysOf(makeupTabs)).default('pending'),
    keyword: z.string().trim().max(50, '关键词至多 50 个字').default(''),
    sort: sortField(makeupSorts),
  }),
  result: z.strictObject({ ...pageResultShape(reviewRowSchema), pendingCount: z.int() }),
  refusals: {},
});

/** One with its proof, its people, and what speaks against it as it stands. */
export const getMakeupForReview = operation({
  name: 'getMakeupForReview',
  method: 'GET',
  path: '/api/activities/GetMakeupForReview/{id}',
  caller: permission('activities.review', { scope: 'rows' }),
  effect: 'read',
  summary: '审核一份补录活动',
  request: z.strictObject({ id: idField }),
  result: z.strictObject({
    ...reviewRowSchema.shape,
    ...makeupWholeShape,
    teamNo: z.string(),
    organisationName: z.string(),
    submitterName: z.string().nullable(),
    /** Sentences; while there are any it cannot be passed. */
    faults: z.array(z.string()),
    /** Proofs whose very bytes prove something else as well, and what; of other teams only that it is theirs. */
    sameProofs: z.array(z.strictObject({ name: z.string(), elsewhere: z.string().nullable() })),
    /** Of the team's, that the centre passed before. */
    passedBefore: z.int(),
  }),
  refusals: {},
});

/**
 * Passes it: an activity that waits to be settled, with a place and an hour of grade D for each person, which they and a second
 * person at the centre decide. Returning and refusing need a reason, which the team reads.
 */
export const reviewMakeup = operation({
  name: 'reviewMakeup',
  act: '审核补录活动',
  method: 'POST',
  path: '/api/activities/ReviewMakeup',
  caller: permission('activities.review', { scope: 'rows' }),
  effect: 'write',
  summary: '审核补录活动',
  request: z
    .strictObject({
      makeupId: idField,
      version: versionField,
      verdict: z.enum(['pass', 'return', 'refuse']),
      reason: reasonField.optional(),
    })
    .refine(({ verdict, reason }) => verdict === 'pass' || reason !== undefined, {
      path: ['reason'],
      error: '请填写原因，队伍会看到',
    }),
  result: makeupWrittenSchema.extend({ activityId: idField.nullable(), decidedAt: instantField }),
  refusals: { wrongState, notPassable, samePerson },
});
