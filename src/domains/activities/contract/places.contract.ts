import { z } from 'zod';
import { operation } from '#platform/contract/operation.ts';

/** So many places are suggested at once. */
export const suggestedPlaces = 8;

/** What a team may mean by the beginning of a place's name, its pinyin or its initials. */
export const suggestPlaces = operation({
  name: 'suggestPlaces',
  method: 'POST',
  path: '/api/activities/SuggestPlaces',
  caller: 'team',
  ledBy: 'leader',
  effect: 'read',
  summary: '按名称或拼音找城里办过活动的地方和所、站',
  request: z.strictObject({ keyword: z.string().trim().min(1, '请输入地点').max(30, '地点至多 30 个字') }),
  result: z.strictObject({
    places: z.array(
      z.strictObject({
        name: z.string(),
        address: z.string(),
        /** Area code and name; null where it is of the whole city. */
        area: z.string().nullable(),
        areaName: z.string().nullable(),
        lng: z.number(),
        lat: z.number(),
        /** A centre, 所 or 站; else a place where activities were held. */
        isUnit: z.boolean(),
      }),
    ),
  }),
  refusals: {},
});
