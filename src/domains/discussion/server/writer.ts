import type { Act, Caller } from '#platform/server/calls/act.ts';
import { leadsActivity } from '#domains/teams/server/index.ts';
import { isInScope } from '#platform/server/calls/scope.ts';
import { type ChatActivity, writerFacts } from './discussion.queries.ts';
import type { WriterFacts } from './discussion.rules.ts';

/** The caller as somebody who may want to write at an activity. */
export async function writerOf(
  { sql, caller }: Act,
  activity: Pick<ChatActivity, 'id' | 'teamId'>,
): Promise<WriterFacts> {
  if (caller.kind === 'anonymous')
    return { kind: 'anonymous', isOwnTeam: false, hasMobile: false, isSignedUp: false };
  const isOwnTeam =
    caller.kind === 'team' && caller.teamId === activity.teamId && leadsActivity(caller, activity.id);
  return { kind: caller.kind, isOwnTeam, ...(await writerFacts(sql, caller.accountId, activity.id)) };
}

/** Staff who handle discussions, inside their data scope. */
export const isModerator = (caller: Caller, organisationPath: string): boolean =>
  caller.kind === 'staff' &&
  caller.permissions.has('discussion.review') &&
  isInScope(organisationPath, caller.scope);
