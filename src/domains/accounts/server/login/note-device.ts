import type { Act } from '#platform/server/calls/act.ts';
import { latestDevices } from '../accounts.queries.ts';
import { attemptKeyOf } from '../accounts.store.ts';
import type { AccountsReactions } from '../reactions.ts';
import { deviceOf } from '../sessions/device.rules.ts';
import type { LoginDoors } from './login-doors.ts';

export type DeviceTools = { doors: LoginDoors } & Pick<AccountsReactions, 'onNewDevice'>;

/**
 * Lets the device be known for the account that logs in on it, and tells the owner of one that is neither known by its mark nor of
 * a kind that the account was used on in the time for which sessions are kept. The first login of all is told to nobody.
 */
export async function noteDevice(
  act: Act,
  accountId: number,
  { doors, onNewDevice }: DeviceTools,
): Promise<void> {
  const name = attemptKeyOf(accountId);
  const isKnown = doors.knows(act, name);
  doors.remember(act, name);
  if (isKnown) return;
  const { device } = deviceOf(act.userAgent);
  const earlier = await latestDevices(act.sql, accountId);
  if (earlier.length === 0 || earlier.some((agent) => deviceOf(agent).device === device)) return;
  await onNewDevice(act, accountId, device);
}
