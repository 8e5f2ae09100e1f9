import { attachFiles, sameBytesOf } from '#domains/files/server/index.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/material.contract.ts';
import { targetOf } from './ask-material.ts';
import { goOn } from './go-on.ts';
import { findAsk, lockAsk, lockRequest, requestOf } from './material.store.ts';

/** The person hands in what was asked for, until the ask is over; papers lie with the correction or the claim. */
export const answerHourMaterial: UseCase<typeof contract.answerHourMaterial> = async (act, asked) => {
  const { sql, now, caller } = act;
  const { askId, text, fileIds } = asked;
  const found = await findAsk(sql, askId);
  const request = found && (await lockRequest(sql, requestOf(found)));
  if (request?.volunteerId !== caller.volunteerId) throw new NotFound('没有这次补材料');
  const ask = await lockAsk(sql, askId);
  if (ask?.state !== 'open' || ask.dueAt <= now) throw act.refuse('askOver');
  if (await sameBytesOf(sql, { fileIds, uploaderId: caller.accountId })) throw act.refuse('proofUsed');
  await attachFiles(act, { fileIds, purpose: 'hourProof', ...targetOf(request) });
  await goOn(act, { request, ask }, { state: 'answered', answer: text });
  await act.audit({
    ...targetOf(request),
    reason: text,
    detail: { side: ask.side, proofs: fileIds },
  });
  return {};
};
