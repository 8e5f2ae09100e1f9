import type { HistoryGuard } from '#platform/server/audit-words.ts';
import { findDeskRow } from './desk-row.ts';

/** Who writes or reviews an item reads its history. */
export const newsHistoryGuard: HistoryGuard = async (act, newsId) => {
  await findDeskRow(act, newsId);
};
