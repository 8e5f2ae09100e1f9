import { z } from 'zod';
import {
  categoryField,
  coverSchema,
  teamBriefSchema,
} from '#domains/activities/contract/activity-views.contract.ts';
import { activityPhases } from '#domains/activities/contract/activities.words.ts';
import { idField, instantField } from '#platform/contract/fields.ts';
import { operation } from '#platform/contract/operation.ts';
import { pageRequestShape, pageResultShape } from '#platform/contract/paging.ts';
import { followRefusals } from './follows.words.ts';

const { tooManyFavourites, tooManyTeams, tooManyReminders, alreadyOpen } = followRefusals;
const isOnField = z.boolean('请选择开或关');
/** What stands now, however often it is asked. */
const switched = z.strictObject({ isOn: z.boolean() });

/** Keeps a public activity (收藏), or lets it go. Twice is once. An activity that is not public is 404. */
export const setFavourite = operation({
  name: 'setFavourite',
  act: '收藏活动',
  method: 'POST',
  path: '/api/follows/SetFavourite',
  caller: 'volunteer',
  effect: 'write',
  request: z.strictObject({ activityId: idField, isOn: isOnField }),
  result: switched,
  refusals: { tooManyFavourites },
  summary: '收藏或取消收藏活动',
});

/** Follows an active team (关注), or stops. Its new activities are told once a day. A team that is not active is 404. */
export const setTeamFollow = operation({
  name: 'setTeamFollow',
  act: '关注队伍',
  method: 'POST',
  path: '/api/follows/SetTeamFollow',
  caller: 'volunteer',
  effect: 'write',
  request: z.strictObject({ teamId: idField, isOn: isOnField }),
  result: switched,
  refusals: { tooManyTeams },
  summary: '关注或取消关注队伍',
});

/** Asks to be told once when sign-up opens (开放时提醒我), or withdraws it. Refuses what is open already. */
export const setOpeningReminder = operation({
  name: 'setOpeningReminder',
  act: '开放报名提醒',
  method: 'POST',
  path: '/api/follows/SetOpeningReminder',
  caller: 'volunteer',
  effect: 'write',
  request: z.strictObject({ activityId: idField, isOn: isOnField }),
  result: switched,
  refusals: { tooManyReminders, alreadyOpen },
  summary: '开放报名时提醒我',
});

const manyIds = z.array(idField).max(100, '一次至多 100 个').default([]);

/** Which of these the caller keeps or follows, and whose opening they wait for. */
export const listFollowMarks = operation({
  name: 'listFollowMarks',
  method: 'POST',
  path: '/api/follows/ListFollowMarks',
  caller: 'volunteer',
  effect: 'read',
  request: z.strictObject({ activityIds: manyIds, teamIds: manyIds }),
  result: z.strictObject({
    favouriteIds: z.array(idField),
    reminderIds: z.array(idField),
    teamIds: z.array(idField),
  }),
  refusals: {},
  summary: '哪些已收藏、已关注',
});

const favouriteSchema = z.strictObject({
  activityId: idField,
  title: z.string(),
  category: categoryField,
  cover: coverSchema.nullable(),
  placeName: z.string(),
  startsAt: instantField,
  endsAt: instantField,
  signUpOpensAt: instantField.nullable(),
  /** Null once the activity is not public any more. */
  phase: z.enum(activityPhases).nullable(),
  placesLeft: z.int(),
  remindsOpening: z.boolean(),
  team: teamBriefSchema,
});
export type FavouriteView = z.infer<typeof favouriteSchema>;

/** My kept activities, kept last first, each with its state of now. */
export const listMyFavourites = operation({
  name: 'listMyFavourites',
  method: 'POST',
  path: '/api/follows/ListMyFavourites',
  caller: 'volunteer',
  effect: 'read',
  request: z.strictObject(pageRequestShape),
  result: z.strictObject(pageResultShape(favouriteSchema)),
  refusals: {},
  summary: '我的收藏',
});

const followedTeamSchema = z.strictObject({
  teamId: idField,
  name: z.string(),
  shortName: z.string(),
  category: categoryField,
  sealChar: z.string().nullable(),
  iconUrl: z.string().nullable(),
  areaName: z.string(),
  isActive: z.boolean(),
  followedAt: instantField,
  /** Activities of the team that can still be joined or are still to begin. */
  aheadCount: z.int(),
});
export type FollowedTeamView = z.infer<typeof followedTeamSchema>;

/** The teams I follow, followed last first. */
export const listFollowedTeams = operation({
  name: 'listFollowedTeams',
  method: 'POST',
  path: '/api/follows/ListFollowedTeams',
  caller: 'volunteer',
  effect: 'read',
  request: z.strictObject(pageRequestShape),
  result: z.strictObject(pageResultShape(followedTeamSchema)),
  refusals: {},
  summary: '我关注的队伍',
});
