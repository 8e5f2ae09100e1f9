import { toInstant } from '#platform/contract/instants.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/news-desk.contract.ts';
import type { NewsWorkView } from '../../contract/news-desk.contract.ts';
import type { NewsForm } from '../../contract/news-form.contract.ts';
import { deskView } from '../news-views.ts';
import type { Act, SignedInCaller } from '#platform/server/calls/act.ts';
import { judgeReview, workStatusOf } from '../news.rules.ts';
import type { RevisionRow } from '../news.store.ts';
import { type DeskRow, findDeskRow } from './desk-row.ts';
import { activityTitleOf, reviewersOf, revisionsOf, stepsOf } from './news-desk.queries.ts';
import { viewsOf } from './revision-views.ts';

/** Everything about an item for who writes or reviews it. @throws NotFound */
export const getNewsWork: UseCase<typeof contract.getNewsWork> = async (act, { id }) => {
  const { row, standing } = await findDeskRow(act, id);
  const revisions = await revisionsOf(act.sql, id);
  const passed = revisions.find(({ status }) => status === 'passed');
  const working = revisions.find(({ status }) => status !== 'passed' && status !== 'replaced');
  const shown = working ?? passed ?? revisions[0];
  if (!shown) throw new NotFound('没有找到这篇内容');
  const form = shown.form as NewsForm;
  const activity = form.activityId === null ? undefined : await activityTitleOf(act.sql, form.activityId);
  return {
    ...deskView(row, standing),
    form,
    publishedForm: row.status === 'published' && working && passed ? (passed.form as NewsForm) : null,
    activityTitle: activity?.title ?? null,
    revisions: await viewsOf(act, revisions),
    steps: (await stepsOf(act.sql, id)).reverse().map(({ at, ...step }) => ({ at: toInstant(at), ...step })),
    isOwn: standing.isOwn,
    review: standing.mayReview && working ? await reviewOf(act, { row, revision: working }) : null,
  };
};

/** Said before anybody tries: whether the caller may decide it, and who else may. */
async function reviewOf(
  { sql, caller }: Act<SignedInCaller>,
  { row, revision }: { row: DeskRow; revision: RevisionRow },
): Promise<NewsWorkView['review']> {
  const status = { status: row.status, revisionStatus: row.revisionStatus };
  const facts = { ...status, writerIds: revision.writerIds, firstReviewerId: revision.firstReviewerId };
  const refusal = judgeReview(facts, caller.accountId) ?? null;
  if (refusal === 'wrongStatus') return null;
  const isSecond = workStatusOf(status) === 'pending2';
  const excluded = [
    ...revision.writerIds,
    caller.accountId,
    ...(isSecond ? [revision.firstReviewerId ?? 0] : []),
  ];
  const colleagues = await reviewersOf(sql, { organisationId: row.organisationId, excluded });
  return { refusal, colleagues: colleagues.map(({ displayName }) => displayName) };
}
