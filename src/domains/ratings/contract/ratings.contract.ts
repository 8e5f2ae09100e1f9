import { z } from 'zod';
import { minuteMs } from '#platform/contract/durations.ts';
import { dayField, idField, instantField } from '#platform/contract/fields.ts';
import { operation } from '#platform/contract/operation.ts';
import { pageRequestShape, pageResultShape } from '#platform/contract/paging.ts';
import { ratingLimits, ratingRefusals } from './ratings.words.ts';

const scoreField = z
  .int('请选择 1 到 5 分')
  .min(1, '每项 1 到 5 分，请把四项都评完')
  .max(5, '每项 1 到 5 分');
const scoresField = z.tuple([scoreField, scoreField, scoreField, scoreField], '请把四项都评完');
const rateRequest = z.strictObject({
  participationId: idField,
  scores: scoresField,
  text: z
    .string()
    .trim()
    .max(ratingLimits.textLength, `评语至多 ${ratingLimits.textLength} 个字`)
    .default(''),
});
const rated = z.strictObject({
  /** Both have rated now, so both can read. */
  isShown: z.boolean(),
});
/** Mean of each of the four, one decimal; null under three ratings. */
const summaryShape = { count: z.int(), averages: z.array(z.number()).length(4).nullable() };

/** Rates a service of mine that is over, once, within seven days. */
export const rateService = operation({
  name: 'rateService',
  act: '评价服务',
  method: 'POST',
  path: '/api/ratings/RateService',
  caller: 'volunteer',
  effect: 'write',
  request: rateRequest,
  result: rated,
  refusals: ratingRefusals,
  summary: '志愿者评价一次服务',
});

/** Rates a volunteer for a service of one's own activity, once, within seven days. */
export const rateVolunteer = operation({
  name: 'rateVolunteer',
  act: '评价志愿者',
  method: 'POST',
  path: '/api/ratings/RateVolunteer',
  caller: 'team',
  ledBy: 'leader',
  effect: 'write',
  request: rateRequest,
  result: rated,
  refusals: ratingRefusals,
  summary: '队伍评价志愿者',
});

/** 待评价: services of mine that can still be rated and are not, the first to end first; at most 50. */
export const listServicesToRate = operation({
  name: 'listServicesToRate',
  method: 'GET',
  path: '/api/ratings/ListServicesToRate',
  caller: 'volunteer',
  effect: 'read',
  request: z.strictObject({}),
  result: z.strictObject({
    list: z.array(
      z.strictObject({
        participationId: idField,
        activityId: idField,
        title: z.string(),
        teamName: z.string(),
        postName: z.string(),
        startsAt: instantField,
        endsAt: instantField,
        rateUntil: instantField,
      }),
    ),
  }),
  refusals: {},
  summary: '等我评价的服务',
});

/** What teams said of me, as far as it is shown, newest first, with the means. */
export const listRatingsOfMe = operation({
  name: 'listRatingsOfMe',
  method: 'POST',
  path: '/api/ratings/ListRatingsOfMe',
  caller: 'volunteer',
  effect: 'read',
  request: z.strictObject(pageRequestShape),
  result: z.strictObject({
    ...pageResultShape(
      z.strictObject({
        participationId: idField,
        activityId: idField,
        title: z.string(),
        teamName: z.string(),
        servedOn: dayField,
        scores: z.array(z.int()).length(4),
        text: z.string(),
      }),
    ),
    summary: z.strictObject({
      ...summaryShape,
      /** Mean of the four together, one decimal; null under three ratings. */
      overall: z.number().nullable(),
      /** Services whose days are over without a rating of the team; 1,001 stands for more than 1,000. */
      unratedCount: z.int(),
    }),
  }),
  refusals: {},
  summary: '队伍对我的评价',
});

/** The people who served in one's own activity, with what was rated and, once it is shown, what they said; at most 200. */
export const listActivityRatings = operation({
  name: 'listActivityRatings',
  method: 'GET',
  path: '/api/ratings/ListActivityRatings/{id}',
  caller: 'team',
  ledBy: 'leader',
  effect: 'read',
  request: z.strictObject({ id: idField }),
  result: z.strictObject({
    list: z.array(
      z.strictObject({
        participationId: idField,
        name: z.string(),
        postName: z.string(),
        startsAt: instantField,
        /** Null once the days are over or the team has rated. */
        rateUntil: instantField.nullable(),
        given: z.array(z.int()).length(4).nullable(),
      }),
    ),
    /** What volunteers said of the service, without names, as far as it is shown. */
    received: z.array(z.strictObject({ scores: z.array(z.int()).length(4), text: z.string() })),
  }),
  refusals: {},
  summary: '一个活动的双向评价',
});

/** What volunteers said of a team's services of the last year: the means, and how many said nothing. */
export const getTeamRating = operation({
  name: 'getTeamRating',
  method: 'GET',
  path: '/api/ratings/GetTeamRating/{id}',
  caller: 'public',
  effect: 'read',
  shared: { with: 'everybody', forMs: minuteMs },
  request: z.strictObject({ id: idField }),
  result: z.strictObject({
    ...summaryShape,
    /** Services whose days are over without a rating; 1,001 stands for more than 1,000. */
    unratedCount: z.int(),
  }),
  refusals: {},
  summary: '队伍的服务评价',
});
