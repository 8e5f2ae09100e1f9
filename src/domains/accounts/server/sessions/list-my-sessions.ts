import { toInstant } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import { liveSessions } from '../accounts.queries.ts';
import type * as contract from '../../contract/sessions.contract.ts';
import { deviceOf } from './device.rules.ts';
import { isOver } from './session.rules.ts';

/** Where the caller is signed in: this device first, then the latest used. */
export const listMySessions: UseCase<typeof contract.listMySessions> = async ({ sql, caller, now }) => {
  const rows = (await liveSessions(sql, caller.accountId, now)).filter((session) => !isOver(session, now));
  const views = rows.map((session) => ({
    sessionId: session.id,
    ...deviceOf(session.device),
    isCurrent: session.id === caller.sessionId,
    signedInAt: toInstant(session.createdAt),
    lastSeenAt: toInstant(session.lastSeenAt),
  }));
  return { list: views.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent)) };
};
