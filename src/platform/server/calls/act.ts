import type { Sql } from '#database/transaction.ts';
import type { PersonRank } from '#platform/contract/account-kinds.ts';
import type { Scope } from './scope.ts';
import type { Refusal, RefusalDetail } from './failures.ts';
import type { RowsOfAll } from '../signals/kept-rows.ts';

/** Nobody is signed in. */
export type AnonymousCaller = { kind: 'anonymous' };
/** What every signed-in caller has; read once per request from its session. */
type SignedIn = {
  accountId: number;
  sessionId: number;
  roleId: number;
  displayName: string;
  /** Why the caller may write nothing but what `worksWhileSuspended` allows, as a sentence; absent in good standing. */
  suspension?: string | undefined;
};
export type VolunteerCaller = SignedIn & { kind: 'volunteer'; volunteerId: number };
export type TeamCaller = SignedIn & {
  kind: 'team';
  teamId: number;
  /**
   * The person who acts for the team with a login of their own: account, session and name of the caller are theirs, and so
   * is the audit line. Absent when the team's own account acts.
   */
  person?: LeadingPerson | undefined;
};
export type LeadingPerson = {
  volunteerId: number;
  rank: PersonRank;
  /** Team and place in it, as the audit log names it beside the person. */
  title: string;
  /** Rows, by the id of what is led, that a person of rank `leader` may act on; undefined: all of the team's. */
  rows: ReadonlySet<number> | undefined;
  /** The team's own account. */
  teamAccountId: number;
};
export type StaffCaller = SignedIn & {
  kind: 'staff';
  permissions: ReadonlySet<string>;
  /** Rows this person may see: `undefined` for the whole city, else the 所/站 whose path (`1/3/`) and below. */
  scope: Scope;
  /** What this person has to do before anything else, and the sentence for whoever tries another thing; absent when nothing. */
  duty?: { kind: string; sentence: string } | undefined;
  /** When this person last proved to be the owner of the account in this session; absent for who acts in none. */
  provedAt?: Date;
};
export type SignedInCaller = VolunteerCaller | TeamCaller | StaffCaller;
export type Caller = AnonymousCaller | SignedInCaller;

/** One line of the audit log; actor, instant and request are added by the floor. */
export type AuditEntry = {
  targetType: string;
  targetId: number | null;
  /** Defaults to the operation's name; background work must name its own. */
  action?: string;
  reason?: string | undefined;
  /** Changed fields, before and after; never secrets, phone or ID numbers. */
  detail?: Record<string, unknown>;
  /** Who acts when the caller is not signed in yet: the account that just logged in. */
  actor?: { id: number; displayName: string };
  /** Who acts is a secret even from the log: the line names this instead of the caller, and not from where it came. */
  sealedAs?: string;
};

/** Cookies of one call. Identity never comes from here but for renewing and ending a session (decision 0013). */
export type CookieJar = {
  read: (name: string) => string | undefined;
  /** Sets an HttpOnly, SameSite=Strict cookie (Secure over https) on the answer; without a value it is removed. */
  write: (cookie: CookieWrite) => void;
};
export type CookieWrite = {
  name: string;
  path: string;
  value: string | undefined;
  /** Without it the cookie ends with the browser. */
  maxAgeSeconds?: number | undefined;
};

/**
 * Everything a use case may touch. `sql` is the one database handle of this call: inside a write it is the
 * transaction, so a query that misses its transaction is unwritable. A helper names the reasons it may refuse with
 * (`Act<TeamCaller, 'full'>`), so that only operations which list them may call it.
 */
export type Act<C extends Caller = Caller, Reason extends string = never> = {
  sql: Sql;
  /** Rows that stand in many answers for everybody, kept one by one. */
  rowsOfAll: RowsOfAll;
  caller: C;
  /** The refusal to throw, by a reason of the operation's own list, whose sentence is sent: `throw act.refuse('full')`. */
  refuse: (reason: Reason, detail?: RefusalDetail) => Refusal;
  /** The server's clock at the start of the call; rules take it as an argument. */
  now: Date;
  /** A time-ordered 53-bit id, for rows that are many. */
  newId: () => number;
  /** Adds the audit line to this transaction. A write that leaves none is answered as a fault. */
  audit: (entry: AuditEntry) => Promise<void>;
  /** Tells listeners of a topic, here and in every other process, once this write is committed (signals.ts). */
  signal: (topic: string) => void;
  requestId: string;
  /** Remote address, for limits; kept 90 days beside audit lines and the like (domain.md 4.3.15). */
  address: string;
  /** Keyed hash of the device mark that this browser sent, kept as long as the address; null when it sent none. */
  deviceHash: string | null;
  /** Name of the caller's browser as sent, for the list of devices. */
  userAgent: string;
  cookies: CookieJar;
};
