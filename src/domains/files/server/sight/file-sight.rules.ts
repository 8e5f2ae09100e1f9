import type { Caller } from '#platform/server/calls/act.ts';
import { isInScope } from '#platform/server/calls/scope.ts';
import type { FilePurpose } from '../../contract/files.words.ts';

export type SightFacts = {
  status: 'temporary' | 'attached' | 'removing';
  purpose: FilePurpose;
  /** Null where somebody without an account sent it. */
  uploaderId: number | null;
  /** Let go of: it waits for the clean-up. */
  expiresAt: Date | null;
  targetType: string | null;
  /** Of a file of an article: whether that is public now, and the path of its unit. Null where there is none. */
  isNewsPublic: boolean | null;
  newsPath: string | null;
  /** Of a picture of a team's activities: whether a public one shows it, and the path of the team's unit. */
  isActivityPublic: boolean | null;
  teamPath: string | null;
};

/**
 * Whether everybody may see a file of a public purpose: while something public holds it. A portrait and a team's logo are public
 * once they were taken over; what an article or an activity shows, while that is.
 */
export function isFilePublic({ status, expiresAt, targetType, ...shown }: SightFacts): boolean {
  if (status !== 'attached' || expiresAt !== null) return false;
  if (targetType === 'news') return shown.isNewsPublic === true;
  return targetType === 'teamActivities' ? shown.isActivityPublic === true : true;
}

/** Which permissions let staff see what an article or an activity holds before it is public. */
const deskPermissions: Readonly<Record<string, readonly string[]>> = {
  news: ['news.edit', 'news.review'],
  teamActivities: ['activities.review'],
};

/**
 * Whether this caller may see a file that is not public: who sent it, the team whose activity it is for, and staff who edit or review
 * the article or the activity.
 */
export function maySeeFile(facts: SightFacts & { targetId: number | null }, caller: Caller): boolean {
  if (facts.status === 'removing' || caller.kind === 'anonymous') return false;
  if (caller.accountId === facts.uploaderId) return true;
  if (facts.status !== 'attached' || facts.targetType === null) return false;
  if (caller.kind === 'team')
    return facts.targetType === 'teamActivities' && facts.targetId === caller.teamId;
  const permissions = deskPermissions[facts.targetType] ?? [];
  if (caller.kind !== 'staff' || !permissions.some((one) => caller.permissions.has(one))) return false;
  const path = facts.targetType === 'news' ? facts.newsPath : facts.teamPath;
  return caller.scope === undefined || isInScope(path ?? undefined, caller.scope);
}
