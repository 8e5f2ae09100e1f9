import type { Sql } from '#database/transaction.ts';
import { systemName } from '#platform/contract/account-kinds.ts';
import type { Act, AuditEntry, Caller, CookieJar, SignedInCaller } from './act.ts';
import { insertOrigin } from '../audit-origins.ts';
import { type AuditLine, auditLineOf, writeAudit } from '../audit.ts';
import { Refusal } from './failures.ts';
import { requireTopic } from '../signals/signals.ts';
import { type RowsOfAll, rowsReadNow } from '../signals/kept-rows.ts';

export type ActOrigin = {
  caller: Caller;
  now: Date;
  newId: () => number;
  /** Name of the operation or task, the audit line's default action. */
  action: string;
  requestId: string;
  address?: string;
  deviceHash?: string | null;
  userAgent?: string;
  cookies?: CookieJar;
  /** In an answer for everybody. */
  rowsOfAll?: RowsOfAll | undefined;
};

/** For calls that no browser made: background work, the page server, tests that do not care. */
const noCookies: CookieJar = { read: () => undefined, write: () => undefined };

export type MadeAct = {
  /** Refuses with any reason: whose list it must stand in, the use case's own type says. */
  act: Act<Caller, string>;
  /** Whether it left a line, which every write must. */
  hasAudited: () => boolean;
  /** What is to be published after the commit. */
  signals: ReadonlySet<string>;
};

/** An act on one handle. */
export function makeAct(sql: Sql, origin: ActOrigin): MadeAct {
  let lines = 0;
  const signals = new Set<string>();
  const { caller, requestId, now: at, address = '', deviceHash = null } = origin;
  const actor = actorOf(caller);
  const act: Act<Caller, string> = {
    sql,
    rowsOfAll: origin.rowsOfAll ?? rowsReadNow(sql),
    caller,
    refuse: (reason, detail) => new Refusal(reason, detail),
    now: origin.now,
    newId: origin.newId,
    requestId: origin.requestId,
    address,
    deviceHash,
    userAgent: origin.userAgent ?? '',
    cookies: origin.cookies ?? noCookies,
    audit: async (entry) => {
      const { sealedAs } = entry;
      if (lines === 0 && address !== '' && sealedAs === undefined)
        await insertOrigin(sql, { requestId, at, address, deviceHash });
      lines += 1;
      const acting =
        sealedAs === undefined
          ? entry.actor && { actorId: entry.actor.id, actorName: entry.actor.displayName }
          : { actorId: null, actorName: sealedAs };
      await writeAudit(
        sql,
        { ...actor, ...acting, action: origin.action, requestId: origin.requestId, now: origin.now },
        entry,
      );
    },
    signal: (topic) => {
      requireTopic(topic);
      signals.add(topic);
    },
  };
  return { act, hasAudited: () => lines > 0, signals };
}

/** The audit line of a call that is written together with others (decision 0044). */
export const lineFor = (
  { caller, action, requestId, now, address = '', deviceHash = null }: ActOrigin,
  entry: AuditEntry,
): AuditLine => auditLineOf({ ...actorOf(caller), action, requestId, now, address, deviceHash }, entry);

const actorOf = (caller: Caller) =>
  caller.kind === 'anonymous'
    ? { actorId: null, actorName: systemName }
    : { actorId: caller.accountId, actorName: nameOf(caller) };

/** Who acts for others is named with them. */
const nameOf = (caller: SignedInCaller): string =>
  'person' in caller && caller.person
    ? `${caller.displayName}（${caller.person.title}）`
    : caller.displayName;
