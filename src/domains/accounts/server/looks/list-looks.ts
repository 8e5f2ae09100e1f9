import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/looks.contract.ts';
import { looksOfOthers } from './looks.queries.ts';
import { requireDesk } from './note-look.ts';

/** Which of these items colleagues have open just now. @throws Forbidden for who may not open the desk */
export const listLooks: UseCase<typeof contract.listLooks> = async (act, { kind, items }) => {
  requireDesk(act, kind);
  if (items.length === 0) return { list: [] };
  const { accountId } = act.caller;
  return { list: await looksOfOthers(act.sql, { kind, rowIds: items, accountId, now: act.now }) };
};
