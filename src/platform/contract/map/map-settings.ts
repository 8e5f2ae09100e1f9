import { z } from 'zod';

/** Which map an installation shows; what stands here is public by its nature. */
export const mapSettingsSchema = z.discriminatedUnion('provider', [
  /** The drawn map alone: no map service is set up. */
  z.strictObject({ provider: z.literal('sketch') }),
  /** AMap, loaded with the application's key and a list of plug-ins (requirements.md 7); older keys have no security code. */
  z.strictObject({ provider: z.literal('amap'), key: z.string(), securityCode: z.string().optional() }),
  /** Map pictures from an address with {z}, {x} and {y}. */
  z.strictObject({ provider: z.literal('tiles'), url: z.string(), attribution: z.string() }),
]);
export type MapSettings = z.output<typeof mapSettingsSchema>;

/** Settings under which a map is loaded from somewhere. */
export type LiveMapSettings = Exclude<MapSettings, { provider: 'sketch' }>;
