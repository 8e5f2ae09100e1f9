import { proveHours } from '#domains/ledger/server/index.ts';
import { alwaysOpened, openedName } from '#domains/ledger/contract/ledger-line.rules.ts';
import { toDay } from '#platform/contract/instants.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/hour-story.contract.ts';
import { ownHourIds } from './story.queries.ts';

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
    fields: [...openedName[name], 'volunteerNo', 'start', 'end', ...alwaysOpened],
    site: publicUrl,
  });
  if (!proof) throw act.refuse('notInRoot');
  return { fileName: `时长凭证-${toDay(act.now)}.json`, text: `${JSON.stringify(proof, null, 1)}\n` };
};
