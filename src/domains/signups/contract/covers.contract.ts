import { z } from 'zod';
import { doneResult, idField, instantField, reasonField } from '#platform/contract/fields.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { operation } from '#platform/contract/operation.ts';
import { coverRefusals, coverStates } from './covers.words.ts';

const shiftShape = {
  requestId: idField,
  activityId: idField,
  title: z.string(),
  teamName: z.string(),
  postName: z.string(),
  placeName: z.string(),
  startsAt: instantField,
  endsAt: instantField,
};

const ownCoverSchema = z.strictObject({
  ...shiftShape,
  state: z.enum(keysOf(coverStates)),
  reason: z.string(),
  /** Groups that were asked so far: how many people, and how many have no time. */
  groups: z.array(z.strictObject({ groupNo: z.int(), askedCount: z.int(), noCount: z.int() })),
  nextGroupAt: instantField.nullable(),
  /** Who takes over, masked. */
  takerName: z.string().nullable(),
});

const offeredCoverSchema = z.strictObject({
  ...shiftShape,
  askerName: z.string(),
  groupNo: z.int(),
  riskVersion: z.int(),
  /** take: theirs at once · consent: once the team agrees · refused: not now, see the reasons. */
  verdict: z.enum(['take', 'consent', 'refused']),
  reasons: z.array(
    z.strictObject({
      text: z.string(),
      severity: z.enum(['block', 'warn', 'info']),
      fixUrl: z.string().nullable(),
      fixText: z.string().nullable(),
    }),
  ),
});

/** What the caller asked cover for, newest first, and the shifts that the caller was asked to take over. */
export const listMyCovers = operation({
  name: 'listMyCovers',
  method: 'GET',
  path: '/api/signups/ListMyCovers',
  caller: 'volunteer',
  effect: 'read',
  request: z.strictObject({}),
  result: z.strictObject({ mine: z.array(ownCoverSchema), offers: z.array(offeredCoverSchema) }),
  refusals: {},
  summary: '我请人顶的班和我能接的班',
});

/** Asks for cover: the nearest group at once, the next ones later. Until somebody takes over the place is the caller's. */
export const askForCover = operation({
  name: 'askForCover',
  act: '请人顶班',
  method: 'POST',
  path: '/api/signups/AskForCover',
  caller: 'volunteer',
  effect: 'write',
  request: z.strictObject({ signUpId: idField, reason: reasonField }),
  result: z.strictObject({ requestId: idField, askedCount: z.int() }),
  refusals: coverRefusals,
  summary: '请人顶班',
});

export const askNextCoverGroup = operation({
  name: 'askNextCoverGroup',
  act: '问下一组人顶班',
  method: 'POST',
  path: '/api/signups/AskNextCoverGroup',
  caller: 'volunteer',
  effect: 'write',
  request: z.strictObject({ requestId: idField }),
  result: z.strictObject({ askedCount: z.int() }),
  refusals: coverRefusals,
  summary: '现在就问下一组',
});

export const withdrawCover = operation({
  name: 'withdrawCover',
  act: '收回顶班求助',
  method: 'POST',
  path: '/api/signups/WithdrawCover',
  caller: 'volunteer',
  effect: 'write',
  request: z.strictObject({ requestId: idField }),
  result: doneResult,
  refusals: coverRefusals,
  summary: '我还是自己去',
});

/** Takes a shift over in one step: the first who may has it; where the team reviews sign-ups it agrees first. */
export const takeCover = operation({
  name: 'takeCover',
  act: '接下顶班',
  method: 'POST',
  path: '/api/signups/TakeCover',
  caller: 'volunteer',
  effect: 'write',
  request: z.strictObject({
    requestId: idField,
    riskVersion: z.int(),
    acceptWarnings: z.boolean().default(false),
  }),
  result: z.strictObject({ state: z.enum(['done', 'awaiting']), message: z.string() }),
  refusals: coverRefusals,
  summary: '接下这一班',
});

export const declineCover = operation({
  name: 'declineCover',
  act: '没空顶班',
  method: 'POST',
  path: '/api/signups/DeclineCover',
  caller: 'volunteer',
  effect: 'write',
  request: z.strictObject({ requestId: idField }),
  result: doneResult,
  refusals: coverRefusals,
  summary: '没空接这一班',
});

/** Changes of people that wait for the team's consent, of one activity; at most fifty. */
export const listCoversToDecide = operation({
  name: 'listCoversToDecide',
  method: 'POST',
  path: '/api/signups/ListCoversToDecide',
  caller: 'team',
  ledBy: 'leader',
  effect: 'read',
  request: z.strictObject({ activityId: idField }),
  result: z.strictObject({
    list: z.array(
      z.strictObject({
        requestId: idField,
        askerName: z.string(),
        takerName: z.string(),
        reason: z.string(),
        postName: z.string(),
        startsAt: instantField,
        takenAt: instantField,
      }),
    ),
  }),
  refusals: {},
  summary: '等队伍同意的换人',
});

export const decideCover = operation({
  name: 'decideCover',
  act: '处理换人',
  method: 'POST',
  path: '/api/signups/DecideCover',
  caller: 'team',
  ledBy: 'leader',
  effect: 'write',
  request: z.strictObject({ requestId: idField, verdict: z.enum(['agree', 'refuse']) }),
  result: doneResult,
  refusals: coverRefusals,
  summary: '同意或不同意换人',
});
