import { hourMs } from '#platform/contract/durations.ts';
import { anomalyLimits as limits } from '../contract/anomalies.words.ts';
import type { Noticed } from './anomalies.rules.ts';

/** Somebody's own check-in by a code, with the login before it and the devices of their earlier check-ins. */
export type DeviceUse = {
  volunteerId: number;
  at: Date;
  device: string;
  /** The latest login before; null where they have been logged in for longer than the rule looks back. */
  loginAt: Date | null;
  /** Marks of the devices on which they checked in or out before, within the time for which marks are kept. */
  knownDevices: readonly string[];
};

/**
 * People who logged in on a device that they never used here and checked in with it within two hours, one flag a shift. Whoever has no
 * earlier check-in has no device to compare.
 */
export function newDevices(uses: readonly DeviceUse[]): Noticed[] {
  const noticed = uses.filter(
    ({ at, device, loginAt, knownDevices }) =>
      knownDevices.length > 0 &&
      !knownDevices.includes(device) &&
      loginAt !== null &&
      loginAt <= at &&
      at.getTime() - loginAt.getTime() <= limits.newDeviceHours * hourMs,
  );
  const [first] = noticed;
  if (!first) return [];
  const logins = noticed.map(({ loginAt, at }) => (loginAt ?? at).getTime());
  const marks = new Set(noticed.map(({ device }) => device));
  return [
    {
      rule: 'newDevice',
      key: 'all',
      volunteerIds: [...new Set(noticed.map(({ volunteerId }) => volunteerId))],
      facts: {
        count: noticed.length,
        of: uses.length,
        from: new Date(Math.min(...logins)).toISOString(),
        until: new Date(Math.max(...noticed.map(({ at }) => at.getTime()))).toISOString(),
        ...(marks.size === 1 && { mark: first.device.slice(0, 4).toUpperCase() }),
        devices: marks.size,
      },
    },
  ];
}
