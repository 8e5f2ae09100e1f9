import type { Caller } from '#platform/server/calls/act.ts';
import { isInScope } from '#platform/server/calls/scope.ts';
import type { FilePurpose } from '../contract/files.words.ts';

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
};

/**
 * Whether everybody may see a file of a public purpose: while something public holds it. A portrait and a team's logo are public
 * once they were taken over; what an article shows, while the article is.
 */
export function isFilePublic({ status, expiresAt, targetType, isNewsPublic }: SightFacts): boolean {
  if (status !== 'attached' || expiresAt !== null) return false;
  return targetType === 'news' ? isNewsPublic === true : true;
}

/** Which permissions let staff see what an article holds before it is public. */
const deskPermissions = ['news.edit', 'news.review'];

/** Whether this caller may see a file that is not public: who sent it, and staff who edit or review the article it is for. */
export function maySeeFile(facts: SightFacts, caller: Caller): boolean {
  if (facts.status === 'removing' || caller.kind === 'anonymous') return false;
  if (caller.accountId === facts.uploaderId) return true;
  if (caller.kind !== 'staff' || facts.targetType !== 'news' || facts.status !== 'attached') return false;
  if (!deskPermissions.some((permission) => caller.permissions.has(permission))) return false;
  return caller.scope === undefined || isInScope(facts.newsPath ?? undefined, caller.scope);
}
