import type { ParsedRequestOf } from '#platform/contract/operation.ts';
import type { Act, SignedInCaller } from '#platform/server/calls/act.ts';
import { Refusal } from '#platform/server/calls/failures.ts';
import type {
  discardNewsRevision as discardOperation,
  withdrawNews as operation,
} from '../../contract/news-desk.contract.ts';
import type { NewsWritten } from '../../contract/news-form.contract.ts';
import { lockFor } from '../news-authors.ts';
import { changeNews, changeRevision, findRevision, workingRevision } from '../news.store.ts';
import { moveTo } from './submit-news.ts';

/** Takes a text back that waits for a reviewer or for its time; it is a draft again. */
export async function withdrawNews(
  act: Act<SignedInCaller>,
  target: ParsedRequestOf<typeof operation>,
): Promise<NewsWritten> {
  const { row } = await lockFor(act, target, 'withdraw');
  const revision =
    row.status === 'scheduled' ? await findRevision(act.sql, row.id) : await workingRevision(act.sql, row.id);
  if (!revision) throw new Refusal('wrongStatus');
  await changeRevision(act.sql, revision.id, { status: 'draft', submittedAt: null, updatedAt: act.now });
  await act.audit({ targetType: 'news', targetId: row.id });
  const timed = row.status === 'scheduled' ? { publishedAt: null } : {};
  return moveTo(act, row, { work: 'draft', submittedAt: null, ...timed });
}

/** Gives up the change to a published item; its revision stays in the history. */
export async function discardNewsRevision(
  act: Act<SignedInCaller>,
  target: ParsedRequestOf<typeof discardOperation>,
): Promise<NewsWritten> {
  const { row } = await lockFor(act, target, 'discard');
  const revision = await workingRevision(act.sql, row.id);
  if (revision) await changeRevision(act.sql, revision.id, { status: 'replaced', updatedAt: act.now });
  const version = await changeNews(act.sql, row.id, { change: { revisionStatus: null }, now: act.now });
  await act.audit({ targetType: 'news', targetId: row.id });
  return { dynamicId: row.id, version, status: row.status };
}
