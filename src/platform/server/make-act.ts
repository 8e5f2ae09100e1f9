import type { Sql } from '#database/transaction.ts';
import type { Act, Caller, CookieJar } from './act.ts';
import { writeAudit } from './audit.ts';

export type ActOrigin = {
  caller: Caller;
  now: Date;
  newId: () => number;
  /** Name of the operation or task, the audit line's default action. */
  action: string;
  requestId: string;
  address?: string;
  userAgent?: string;
  cookies?: CookieJar;
};

/** For calls that no browser made: background work, the page server, tests that do not care. */
const noCookies: CookieJar = { read: () => undefined, write: () => undefined };

/** An act on one handle; `hasAudited` tells whether it left a line, which every write must. */
export function makeAct(sql: Sql, origin: ActOrigin): { act: Act; hasAudited: () => boolean } {
  let lines = 0;
  const { caller } = origin;
  const actor =
    caller.kind === 'anonymous'
      ? { actorId: null, actorName: '系统' }
      : { actorId: caller.accountId, actorName: caller.displayName };
  const act: Act = {
    sql,
    caller,
    now: origin.now,
    newId: origin.newId,
    requestId: origin.requestId,
    address: origin.address ?? '',
    userAgent: origin.userAgent ?? '',
    cookies: origin.cookies ?? noCookies,
    audit: async (entry) => {
      lines += 1;
      const acting = entry.actor && { actorId: entry.actor.id, actorName: entry.actor.displayName };
      await writeAudit(
        sql,
        { ...actor, ...acting, action: origin.action, requestId: origin.requestId, now: origin.now },
        entry,
      );
    },
  };
  return { act, hasAudited: () => lines > 0 };
}
