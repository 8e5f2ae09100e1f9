import { toInstant } from '#platform/contract/instants.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/news-desk.contract.ts';
import type { NewsForm } from '../../contract/news-form.contract.ts';
import { deskView } from '../news-views.ts';
import { findDeskRow } from './desk-row.ts';
import { activityTitleOf, revisionsOf, stepsOf } from './news-desk.queries.ts';
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
  };
};
