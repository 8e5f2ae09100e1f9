import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { Forbidden } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/looks.contract.ts';
import { type DeskKind, deskPermissions, lookLastsMs } from '../../contract/looks.words.ts';
import { dropEndedLooks, endLook, keepLook } from './looks.store.ts';

/** Told when somebody begins or ends to look at an item of a desk. */
export const looksTopic = 'looks:desk';

/** @throws Forbidden for who may not open the desk */
export function requireDesk({ caller }: Act<StaffCaller>, kind: DeskKind): void {
  if (!caller.permissions.has(deskPermissions[kind])) throw new Forbidden();
}

/** Keeps for a minute that the caller has an item open. Colleagues are told only when that is news to them. */
export const noteLook: UseCase<typeof contract.noteLook> = async (act, { kind, item, state }) => {
  requireDesk(act, kind);
  const place = { accountId: act.caller.accountId, kind, rowId: item };
  await dropEndedLooks(act.sql, act.now);
  const seenUntil = new Date(act.now.getTime() + lookLastsMs);
  const isNews =
    state === 'left'
      ? await endLook(act.sql, place)
      : await keepLook(act.sql, { ...place, isDeciding: state === 'decides', seenUntil });
  if (isNews) act.signal(looksTopic);
  return {};
};
