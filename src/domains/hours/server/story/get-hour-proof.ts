import { proveHours } from '#domains/ledger/server/index.ts';
import type { LedgerField } from '#domains/ledger/contract/ledger-line.rules.ts';
import { toDay } from '#platform/contract/instants.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/hour-story.contract.ts';
import { ownHourIds } from './story.queries.ts';

/** Always opened: without them a proof says nothing. */
const always: readonly LedgerField[] = [
  'hourNo',
  'volunteerNo',
  'day',
  'start',
  'end',
  'minutes',
  'activity',
  'category',
  'team',
  'grade',
  'source',
  'about',
];
const nameFields = { full: ['name'], masked: ['maskedName'], none: [] } as const satisfies Record<
  string,
  readonly LedgerField[]
>;

/** A proof of one's own records under the latest daily root; nothing of it is kept here. */
export const getHourProof: UseCase<typeof contract.getHourProof, { publicUrl: string }> = async (
  act,
  { hourIds, name },
  { publicUrl },
) => {
  const own = await ownHourIds(act.sql, { hourIds, volunteerId: act.caller.volunteerId });
  if (own.length < new Set(hourIds).size) throw new NotFound('没有这条时长记录');
  const proof = await proveHours(act, {
    hourIds: own,
    fields: [...nameFields[name], ...always],
    site: publicUrl,
  });
  if (!proof) throw act.refuse('notInRoot');
  return { fileName: `时长凭证-${toDay(act.now)}.json`, text: `${JSON.stringify(proof, null, 1)}\n` };
};
