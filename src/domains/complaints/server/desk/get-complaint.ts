import { filesOfTargets } from '#domains/files/server/index.ts';
import { readWorkdaysLeft } from '#domains/site/server/index.ts';
import { toInstant } from '#platform/contract/instants.ts';
import type { ActOf, UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/complaint-desk.contract.ts';
import type { ComplaintVault } from '../complaint-vault.ts';
import { stepsOf } from '../complaints.queries.ts';
import { judgeExtending } from '../complaints.rules.ts';
import { complainantName } from '../require-own-complaint.ts';
import { type DeskRow, draftOf, hasAskedUnsealing } from './desk.queries.ts';
import { deskRow } from './desk.views.ts';
import { factsAbout } from './facts.queries.ts';
import { requireInScope, requireUnrelated } from './require-unrelated.ts';

type Reading = ActOf<typeof contract.getComplaint>;

/** One complaint with what the product knows; who filed it is not in it. @throws NotFound outside the scope, Refusal related */
export const getComplaint: UseCase<typeof contract.getComplaint, ComplaintVault> = async (
  act,
  { id },
  vault,
) => {
  const { sql, now } = act;
  const row = await requireInScope(act, id);
  await requireUnrelated(act, row, vault);
  const { targetType, targetId } = row;
  const files = await filesOfTargets(sql, {
    targetType: 'complaint',
    targetIds: [id],
    purpose: 'complaintProof',
  });
  const steps = await stepsOf(sql, id);
  return {
    ...deskRow(row, (await readWorkdaysLeft(sql, now)).ahead),
    content: row.content,
    targetType,
    targetId,
    files: files.map((file, at) => ({ fileId: file.id, name: `证据 ${at + 1}` })),
    facts:
      targetType === null || targetId === null
        ? []
        : await factsAbout(sql, { targetType, targetId, exceptId: id }),
    steps: steps.map(({ step, at, byKind, note, byName }) => ({
      step,
      at: toInstant(at),
      byKind,
      note,
      byName: byName ?? complainantName,
    })),
    canExtend: judgeExtending(row, now) === undefined,
    seal: await sealOf(act, row),
    draft: await draftFor(act, id),
    version: row.version,
  };
};

async function draftFor({ sql, caller }: Reading, complaintId: number) {
  const draft = await draftOf(sql, complaintId, caller.accountId);
  return draft ? { ...draft, savedAt: toInstant(draft.savedAt) } : null;
}

async function sealOf({ sql, now, caller }: Reading, row: DeskRow) {
  if (row.isAnonymous) return 'anonymous' as const;
  const isOpen = row.unsealedFor === caller.accountId && (row.unsealedUntil ?? now) > now;
  if (isOpen) return 'open' as const;
  return (await hasAskedUnsealing(sql, row.id, caller.accountId)) ? ('asked' as const) : ('sealed' as const);
}
