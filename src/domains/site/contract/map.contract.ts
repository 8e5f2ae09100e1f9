import { z } from 'zod';
import { operation } from '#platform/contract/operation.ts';

const mapSettingsSchema = z.discriminatedUnion('provider', [
  /** The drawn map alone: no map service is set up. */
  z.strictObject({ provider: z.literal('sketch') }),
  /** AMap, loaded with the application's key and a list of plug-ins. Both values are public by their nature. */
  z.strictObject({ provider: z.literal('amap'), key: z.string(), securityCode: z.string() }),
  /** Map pictures from an address with {z}, {x} and {y}. */
  z.strictObject({ provider: z.literal('tiles'), url: z.string(), attribution: z.string() }),
]);
export type MapSettings = z.output<typeof mapSettingsSchema>;

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
