import { minuteMs } from '#platform/contract/durations.ts';
import { toInstantOrNull } from '#platform/contract/instants.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type { NewsAttachment } from '../contract/news.contract.ts';
import type * as contract from '../contract/news.contract.ts';
import { standingOf } from './news-authors.ts';
import { neighbourRow, newsRow } from './news-item.queries.ts';
import { summaryView } from './news-views.ts';

/** A text that was changed within this time of its publishing counts as the first one. */
const sameMs = minuteMs;

/**
 * One published news item with its neighbours in the category; what is not public yet only for who writes or reviews it.
 * @throws NotFound
 */
export const getNews: UseCase<typeof contract.getNews> = async (act, { id }) => {
  const row = await newsRow(act.sql, id).executeTakeFirst();
  const isPublic = row?.status === 'published' && row.isEnabled && row.publishedAt !== null;
  if (!row || (!isPublic && !(await isInsider(act, row))))
    throw new NotFound('没有找到这篇内容，可能已经下线');
  const place =
    isPublic && row.publishedAt
      ? { id, categoryId: row.categoryId, publishedAt: row.publishedAt }
      : undefined;
  return {
    ...summaryView(row),
    subTitle: row.subTitle,
    editor: row.editor,
    content: row.content,
    attachments: row.attachments as NewsAttachment[],
    activityId: row.activityId,
    activityTitle: row.activityTitle,
    revisedAt: isPublic ? revisedAt(row) : null,
    newer: place ? linkTo(await neighbourRow(act.sql, place, 'newer')) : null,
    older: place ? linkTo(await neighbourRow(act.sql, place, 'older')) : null,
  };
};

async function isInsider(
  act: Act,
  row: { teamId: number | null; organisationId: number | null },
): Promise<boolean> {
  if (act.caller.kind === 'anonymous') return false;
  const { isOwn, mayReview } = await standingOf(act, row);
  return isOwn || mayReview;
}

/** When a reviewed change became public, if there was one. */
const revisedAt = ({ reviewedAt, publishedAt }: { reviewedAt: Date | null; publishedAt: Date | null }) =>
  toInstantOrNull(
    reviewedAt && publishedAt && reviewedAt.getTime() - publishedAt.getTime() > sameMs ? reviewedAt : null,
  );

const linkTo = (row: { id: number; title: string } | undefined) =>
  row ? { dynamicId: row.id, title: row.title } : null;
