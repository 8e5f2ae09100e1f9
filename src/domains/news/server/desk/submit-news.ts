import type { Act, SignedInCaller } from '#platform/server/calls/act.ts';
import { Forbidden } from '#platform/server/calls/failures.ts';
import type { NewsWritten } from '../../contract/news-form.contract.ts';
import type { NewsStatus, WorkStatus } from '../../contract/news.words.ts';
import { neededReviews, workStatusOf } from '../news.rules.ts';
import {
  changeNews,
  changeRevision,
  type NewsChange,
  type NewsRow,
  type RevisionRow,
} from '../news.store.ts';
import { publishRevision } from './publish-news.ts';
import { type CleanForm, requireSubmittable } from './write-form.ts';

/**
 * Hands a stored revision to its first reviewer, or makes it public where the category asks for no review of staff.
 * @throws InvalidInput naming everything that is missing, Forbidden for a 领队, who writes drafts (domain.md 4.10)
 */
export async function submitRevision(
  act: Act<SignedInCaller>,
  row: NewsRow,
  { revision, clean }: { revision: RevisionRow; clean: CleanForm },
): Promise<NewsWritten> {
  if (act.caller.kind === 'team' && act.caller.person?.rank === 'leader')
    throw new Forbidden('动态要由队长或管理员提交，你可以先把它存为草稿');
  requireSubmittable(clean, act.now);
  const fresh = {
    submittedAt: act.now,
    firstReviewerId: null,
    firstReviewedAt: null,
    finalReviewerId: null,
    finalReviewedAt: null,
  };
  if (neededReviews(clean.category.reviewLevels, row.teamId !== null) === 0) {
    const submitted = await changeRevision(act.sql, revision.id, fresh);
    const { version, status } = await publishRevision(act, { row, revision: submitted, more: { note: '' } });
    await noteSubmission(act, row, status);
    return { dynamicId: row.id, version, status };
  }
  await changeRevision(act.sql, revision.id, { ...fresh, status: 'pending' });
  await noteSubmission(act, row, 'pending');
  return moveTo(act, row, { work: 'pending', submittedAt: act.now });
}

const noteSubmission = (act: Act, row: NewsRow, to: NewsStatus): Promise<void> =>
  act.audit({
    action: 'submitNews',
    targetType: 'news',
    targetId: row.id,
    detail: { from: workStatusOf(row), to },
  });

/** Brings an item's states in line with its revision's: a public one stays public. */
export async function moveTo(
  act: Act,
  row: Pick<NewsRow, 'id' | 'status'>,
  { work, ...more }: NewsChange & { work: WorkStatus },
): Promise<NewsWritten> {
  const isPublic = row.status === 'published';
  const change = isPublic ? { ...more, revisionStatus: work } : { ...more, status: work };
  const version = await changeNews(act.sql, row.id, { change, now: act.now });
  return { dynamicId: row.id, version, status: isPublic ? 'published' : work };
}
