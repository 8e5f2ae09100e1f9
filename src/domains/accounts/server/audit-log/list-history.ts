import { cursorOf, keyOf } from '#platform/contract/keyset.ts';
import type { AuditWords, HistoryGuard } from '#platform/server/audit-words.ts';
import { Forbidden } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/history.contract.ts';
import { historyPageSize } from '../../contract/history.words.ts';
import { historyInWords } from './audit-line.ts';
import { auditPage } from './audit-log.queries.ts';

/** What people do for themselves with their own account: nobody's business but theirs and the auditor's. */
const ownActs = [
  'deleteMessages',
  'loginBySms',
  'loginUser',
  'markMessagesRead',
  'restoreMessages',
  'setMessagePreference',
];

export type HistoryDesk = { words: AuditWords; guards: Readonly<Record<string, HistoryGuard>> };

/** A page of one object's history; its room says first whether the caller may see the object. @throws NotFound, Forbidden */
export const listHistory: UseCase<typeof contract.listHistory, HistoryDesk> = async (
  act,
  { kind, id, cursor },
  { words, guards },
) => {
  const guard = guards[kind];
  if (!guard) throw new Forbidden();
  await guard(act, id);
  const filter = { targetType: kind, targetId: id, without: ownActs };
  const rows = await auditPage(act.sql, filter, {
    after: keyOf(cursor),
    limit: historyPageSize + 1,
  }).execute();
  const shown = rows.slice(0, historyPageSize);
  const last = rows.length > historyPageSize ? shown.at(-1) : undefined;
  return { list: await historyInWords(act.sql, words, shown), nextCursor: last ? cursorOf(last) : null };
};
