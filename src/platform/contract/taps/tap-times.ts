import { z } from 'zod';
import { hourMs, secondMs } from '../durations.ts';
import { instantField } from '../fields.ts';

/** What is tapped where there is no line waits on the device and comes up later; the server judges it as of when it was tapped. */
export const tapLimits = {
  /** What comes up so soon counts as of now. */
  atOnceSeconds: 20,
  /** What waited longer is not taken: too much has happened since. */
  keepsHours: 24,
} as const;

/** When something was tapped, and when it was sent: both by the clock of the device. */
export const tapTimesShape = { at: instantField, sentAt: instantField.optional() };
export const tapTimesSchema = z.strictObject(tapTimesShape);

/** When a tap was made, by the clock of the server: a device whose clock is wrong still knows how long its tap waited. */
export const tapMadeAt = ({ at, sentAt }: z.output<typeof tapTimesSchema>, now: Date): Date =>
  sentAt === undefined ? new Date(at) : new Date(now.getTime() - (Date.parse(sentAt) - Date.parse(at)));

/** As of when a tap counts: undefined for now, when it came up at once or the device's clock is ahead. */
export function tappedAt(at: Date | undefined, now: Date): Date | 'tapTooOld' | undefined {
  const lateMs = at ? now.getTime() - at.getTime() : 0;
  if (lateMs <= tapLimits.atOnceSeconds * secondMs) return undefined;
  return lateMs > tapLimits.keepsHours * hourMs ? 'tapTooOld' : at;
}
