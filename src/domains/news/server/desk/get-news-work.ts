import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import type { Act, SignedInCaller } from '#platform/server/calls/act.ts';
import { NotFound, Refusal } from '#platform/server/calls/failures.ts';
import type {
  getNewsRevision as revisionOperation,
  getNewsWork as operation,
  NewsRevisionView,
  NewsWorkView,
  restoreNewsRevision as restoreOperation,
} from '../../contract/news-desk.contract.ts';
import type { NewsForm, NewsWritten } from '../../contract/news-form.contract.ts';
import { authorOf, lockFor, standingOf } from '../news-authors.ts';
import {
  activityTitleOf,
  deskColumns,
  deskRows,
  namesOf,
  revisionsOf,
  stepsOf,
} from './news-desk.queries.ts';
import { summaryColumns } from '../news.queries.ts';
import { isWaiting, workStatusOf } from '../news.rules.ts';
import { changeRevision, findRevision, type RevisionRow, workingRevision } from '../news.store.ts';
import { deskView } from '../news-views.ts';
import { writeRevision } from './update-news.ts';
import { cleanForm } from './write-form.ts';

/** One item with the columns of a desk. @throws NotFound also for who neither writes nor reviews it */
async function findDeskRow(act: Act<SignedInCaller>, newsId: number) {
  const row = await deskRows(act.sql, {})
    .leftJoin('teams as t', 't.id', 'n.teamId')
    .select([...summaryColumns, ...deskColumns])
    .where('n.id', '=', newsId)
    .executeTakeFirst();
  const standing = row && (await standingOf(act, row));
  if (!row || !standing || (!standing.isOwn && !standing.mayReview)) throw new NotFound('没有找到这篇内容');
  return { row, standing };
}

/** Everything about an item for who writes or reviews it. @throws NotFound */
export async function getNewsWork(
  act: Act<SignedInCaller>,
  { id }: ParsedRequestOf<typeof operation>,
): Promise<NewsWorkView> {
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
}

/** The text of one revision, for who writes or reviews the item. @throws NotFound */
export async function getNewsRevision(
  act: Act<SignedInCaller>,
  { dynamicId, number }: ParsedRequestOf<typeof revisionOperation>,
): Promise<ResultOf<typeof revisionOperation>> {
  await findDeskRow(act, dynamicId);
  const row = await findRevision(act.sql, dynamicId, number);
  const [revision] = row ? await viewsOf(act, [row]) : [];
  if (!row || !revision) throw new NotFound('没有找到这个版本');
  return { revision, form: row.form as NewsForm };
}

/**
 * Takes the text of an earlier revision as a new draft, with its writers; a draft under way goes to the history.
 * @throws NotFound, VersionConflict, Refusal wrongStatus while a text waits for its reviewer
 */
export async function restoreNewsRevision(
  act: Act<SignedInCaller>,
  { number, ...target }: ParsedRequestOf<typeof restoreOperation>,
): Promise<NewsWritten> {
  const { row } = await lockFor(act, target, 'update');
  const old = await findRevision(act.sql, row.id, number);
  if (!old) throw new NotFound('没有找到这个版本');
  const working = await workingRevision(act.sql, row.id);
  if (isWaiting(workStatusOf(row)) || working?.id === old.id) throw new Refusal('wrongStatus');
  const clean = await cleanForm(act, old.form as NewsForm, await authorOf(act));
  if (working) await changeRevision(act.sql, working.id, { status: 'replaced', updatedAt: act.now });
  const written = await writeRevision(act, row, { form: clean.form, clean, writerIds: old.writerIds });
  await act.audit({
    targetType: 'news',
    targetId: row.id,
    detail: { from: number, to: written.revision.number },
  });
  return { dynamicId: row.id, version: written.version, status: written.row.status };
}

async function viewsOf({ sql }: Act, rows: readonly RevisionRow[]): Promise<NewsRevisionView[]> {
  const ids = rows.flatMap((row) => [row.firstReviewerId ?? [], row.finalReviewerId ?? []].flat());
  const people = ids.length > 0 ? await namesOf(sql, ids) : [];
  const nameOf = (id: number | null): string | null =>
    people.find((person) => person.id === id)?.displayName ?? null;
  return rows.map((row) => ({
    number: row.number,
    status: row.status,
    title: (row.form as NewsForm).title,
    writerName: row.writerName,
    updatedAt: toInstant(row.updatedAt),
    submittedAt: toInstantOrNull(row.submittedAt),
    firstReviewerName: nameOf(row.firstReviewerId),
    firstReviewedAt: toInstantOrNull(row.firstReviewedAt),
    finalReviewerName: nameOf(row.finalReviewerId),
    finalReviewedAt: toInstantOrNull(row.finalReviewedAt),
    opinion: row.opinion,
  }));
}
