import { z } from 'zod';
import { operation } from '#platform/contract/operation.ts';

export const getMyServices = operation({
  name: 'getMyServices',
  method: 'GET',
  path: '/api/hours/GetMyServices',
  caller: 'volunteer',
  effect: 'read',
  request: z.strictObject({}),
  result: z.strictObject({
    list: z.array(z.strictObject({ category: z.string(), times: z.int(), minutes: z.int() })),
  }),
  refusals: {},
  summary: 'Effective services and minutes of the caller by category: what badges are earned by.',
});
