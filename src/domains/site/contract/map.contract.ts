import { z } from 'zod';
import { mapSettingsSchema } from '#platform/contract/map/map-settings.ts';
import { operation } from '#platform/contract/operation.ts';

export const getMapSettings = operation({
  name: 'getMapSettings',
  method: 'GET',
  path: '/api/site/GetMapSettings',
  caller: 'public',
  effect: 'read',
  request: z.strictObject({}),
  result: mapSettingsSchema,
  refusals: {},
  summary: 'Which map this installation shows.',
});
