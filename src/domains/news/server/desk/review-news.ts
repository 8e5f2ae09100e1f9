import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type { NewsForm, NewsWritten } from '../../contract/news-form.contract.ts';
import type * as contract from '../../contract/news-review.contract.ts';
import { holdCategory } from '../categories/categories.store.ts';
import { lockFor } from '../news-authors.ts';
import { judgeReview, neededReviews, needsFinalReview, workStatusOf } from '../news.rules.ts';
import { changeRevision, type NewsRow, type RevisionRow, workingRevision } from '../news.store.ts';
import { publishRevision, tellWriter } from './publish-news.ts';
import { moveTo } from './submit-news.ts';

type Decision = { verdict: 'pass' | 'return'; reason?: string | undefined };

type Subject = { row: NewsRow; revision: RevisionRow };

/** First or final review inside the reviewer's part of the city; writers and the first reviewer decide nothing further. */
export const reviewNews: UseCase<typeof contract.reviewNews> = async (
  act,
  { verdict, reason, ...target },
) => {
  const { row } = await lockFor(act, target, 'review');
  const revision = await workingRevision(act.sql, row.id);
  if (!revision) throw act.refuse('wrongStatus');
  const refusal = judgeReview({ ...row, ...peopleOf(revision) }, act.caller.accountId);
  if (refusal) throw act.refuse(refusal);
  const subject = { row, revision: await noteReviewer(act, { row, revision }, reason) };
  const written =
    verdict === 'pass' ? await pass(act, subject) : await returnToWriter(act, subject, { verdict, reason });
  await act.audit({
    targetType: 'news',
    targetId: row.id,
    ...(reason && { reason }),
    detail: { verdict, stage: workStatusOf(row), to: written.status, number: revision.number },
  });
  return written;
};

const peopleOf = ({ writerIds, firstReviewerId }: RevisionRow) => ({ writerIds, firstReviewerId });

/** Writes down who decided at this stage, and the opinion. */
const noteReviewer = (act: Act<StaffCaller>, { row, revision }: Subject, reason = ''): Promise<RevisionRow> =>
  changeRevision(act.sql, revision.id, {
    ...(workStatusOf(row) === 'pending'
      ? { firstReviewerId: act.caller.accountId, firstReviewedAt: act.now }
      : { finalReviewerId: act.caller.accountId, finalReviewedAt: act.now }),
    opinion: reason,
    updatedAt: act.now,
  });

async function pass(
  act: Act<StaffCaller, 'categoryClosed'>,
  { row, revision }: Subject,
): Promise<NewsWritten> {
  const { dynamicTypeId, title } = revision.form as NewsForm;
  const category = await holdCategory(act.sql, dynamicTypeId);
  if (!category?.isEnabled) throw act.refuse('categoryClosed');
  const decided = { note: revision.opinion, reviewedAt: act.now };
  if (needsFinalReview(workStatusOf(row), neededReviews(category.reviewLevels, row.teamId !== null))) {
    await changeRevision(act.sql, revision.id, { status: 'pending2' });
    return moveTo(act, row, { work: 'pending2', ...decided, submittedAt: act.now });
  }
  const { version, status } = await publishRevision(act, { row, revision, more: decided });
  await tellWriter(
    act,
    { row, writerIds: revision.writerIds },
    {
      title: '内容已通过审核',
      body: status === 'scheduled' ? `“${title}”将按设定的时间发布。` : `“${title}”已发布，大家可以看到了。`,
    },
  );
  return { dynamicId: row.id, version, status };
}

async function returnToWriter(
  act: Act<StaffCaller>,
  { row, revision }: Subject,
  { reason = '' }: Decision,
): Promise<NewsWritten> {
  await changeRevision(act.sql, revision.id, { status: 'returned' });
  await tellWriter(
    act,
    { row, writerIds: revision.writerIds },
    {
      title: '内容被退回修改',
      body: `“${(revision.form as NewsForm).title}”需要修改后再提交。原因：${reason}`,
      isImportant: true,
    },
  );
  return moveTo(act, row, { work: 'returned', note: reason, reviewedAt: act.now, submittedAt: null });
}
