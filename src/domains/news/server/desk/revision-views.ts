import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { Act } from '#platform/server/calls/act.ts';
import type { NewsRevisionView } from '../../contract/news-desk.contract.ts';
import type { NewsForm } from '../../contract/news-form.contract.ts';
import type { RevisionRow } from '../news.store.ts';
import { namesOf } from './news-desk.queries.ts';

/** Revisions in wire words, with the names of who reviewed them. */
export async function viewsOf({ sql }: Act, rows: readonly RevisionRow[]): Promise<NewsRevisionView[]> {
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
