import type { Sql } from '#database/transaction.ts';
import { sessionCodes } from '#platform/contract/envelope.ts';
import type { SignedInCaller, StaffCaller, TeamCaller, VolunteerCaller } from '#platform/server/calls/act.ts';
import { NotSignedIn } from '#platform/server/calls/failures.ts';
import { closingSentence, dutySentences, teamSuspension } from '../../contract/accounts.words.ts';
import {
  findSession,
  findStaffRights,
  findTeamOfAccount,
  findVolunteerOfAccount,
} from '../accounts.queries.ts';
import type { SessionRow } from '../accounts.queries.ts';
import { touchSession } from '../accounts.store.ts';
import { dutyOf } from '../duties/duty.rules.ts';
import { openPolicy, type StaffPolicy } from '../duties/staff-policy.ts';
import { hasSecondFactor } from '../second-factor/second-factor.queries.ts';
import { isOver, needsTouch } from './session.rules.ts';
import { hashToken } from './session-tokens.ts';

type Resolving = {
  now: Date;
  policy?: StaffPolicy | undefined;
};

/**
 * Who holds this access token: one indexed query, and once a minute a note of the last use.
 * @throws NotSignedIn 50008 unknown token, 50012 session ended or account stopped, 50014 expired
 */
export async function resolveCaller(
  sql: Sql,
  accessToken: string,
  { now, policy = openPolicy }: Resolving,
): Promise<SignedInCaller> {
  const session = await findSession(sql, hashToken(accessToken));
  if (!session) throw new NotSignedIn(sessionCodes.unknown);
  const isStopped = session.status === 'disabled' || session.status === 'closed';
  if (session.endedAt || isStopped) throw new NotSignedIn(sessionCodes.endedElsewhere);
  if (session.accessExpiresAt <= now || isOver(session, now)) throw new NotSignedIn(sessionCodes.expired);
  if (needsTouch(session, now)) await touchSession(sql, session.sessionId, now);
  return session.userType === 3 ? staffOf(sql, session, policy) : callerOf(session);
}

const noPermissions: ReadonlySet<string> = new Set();

const signedInAs = ({ accountId, sessionId, roleId, displayName }: SessionRow) => ({
  accountId,
  sessionId,
  roleId,
  displayName,
});

function callerOf(session: SessionRow): VolunteerCaller | TeamCaller {
  const { subjectId, teamStatus } = session;
  const signedIn = signedInAs(session);
  if (session.userType === 2)
    return { kind: 'volunteer', ...signedIn, volunteerId: subjectId, suspension: closingOf(session) };
  return { kind: 'team', ...signedIn, ...standingOf({ teamId: subjectId, teamStatus }) };
}

/** Whoever is closing the account begins nothing new. */
const closingOf = ({ status }: Pick<SessionRow, 'status'>) =>
  status === 'closing' ? closingSentence : undefined;

const standingOf = ({ teamId, teamStatus }: { teamId: number; teamStatus: string | null }) => {
  const isSuspended = teamStatus === 'suspended' || teamStatus === 'dissolved';
  return { teamId, suspension: isSuspended ? teamSuspension : undefined };
};

/** A member of staff; who has a duty before anything else holds no permission until it is done. */
async function staffOf(sql: Sql, session: SessionRow, policy: StaffPolicy): Promise<StaffCaller> {
  const { permissions, scope } = rightsOf(session);
  const needsSecondFactor = policy.needsSecondFactor(session.permissions);
  const kind = dutyOf({
    ...session,
    sessionBeganAt: session.createdAt,
    agesPasswords: policy.agesPasswords,
    needsSecondFactor,
    hasSecondFactor: needsSecondFactor && (await hasSecondFactor(sql, session.accountId)),
  });
  const duty = kind && { kind, sentence: dutySentences[kind] };
  return {
    kind: 'staff',
    ...signedInAs(session),
    permissions: duty ? noPermissions : permissions,
    scope,
    duty,
    provedAt: session.provedAt,
  };
}

/** A handed-out password opens nothing until it has been changed. */
const rightsOf = (
  row: Pick<SessionRow, 'mustChangePassword' | 'permissions' | 'dataScope' | 'organisationPath'>,
) => ({
  permissions: row.mustChangePassword ? noPermissions : new Set(row.permissions),
  scope: row.dataScope === 'all' ? undefined : (row.organisationPath ?? 'none/'),
});

/** A member of staff with the rights of now, in no session; undefined when the account is stopped. */
export async function staffCallerOf(sql: Sql, accountId: number): Promise<StaffCaller | undefined> {
  const row = await findStaffRights(sql, accountId);
  if (!row) return undefined;
  const { roleId, displayName } = row;
  return { kind: 'staff', accountId, sessionId: 0, roleId, displayName, ...rightsOf(row) };
}

/** A team with its standing of now, in no session; undefined when the account is stopped. */
export async function teamCallerOf(sql: Sql, accountId: number): Promise<TeamCaller | undefined> {
  const row = await findTeamOfAccount(sql, accountId);
  if (!row) return undefined;
  const { roleId, displayName } = row;
  return { kind: 'team', accountId, sessionId: 0, roleId, displayName, ...standingOf(row) };
}

/** A volunteer, in no session; undefined when the account is stopped. */
export async function volunteerCallerOf(sql: Sql, accountId: number): Promise<VolunteerCaller | undefined> {
  const row = await findVolunteerOfAccount(sql, accountId);
  if (!row) return undefined;
  const { status, ...volunteer } = row;
  return { kind: 'volunteer', accountId, sessionId: 0, ...volunteer, suspension: closingOf({ status }) };
}
