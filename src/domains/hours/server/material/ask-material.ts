import { notify } from '#domains/messages/server/index.ts';
import { publicityEnd, readWorkdaysLeft } from '#domains/site/server/index.ts';
import { dayLabel, toInstant } from '#platform/contract/instants.ts';
import type { Act, SignedInCaller } from '#platform/server/calls/act.ts';
import { ownOriginPath } from '../../contract/hour-origin.rules.ts';
import { materialSides, type MaterialSide, materialWorkdays } from '../../contract/material.words.ts';
import { insertAsk, type MaterialRequest, setClocks } from './material.store.ts';

type Asking = { side: MaterialSide; missing: string };

/**
 * Keeps what is missing, stops the clock of who asks and tells the person until when, and what follows without an answer. The request
 * was locked and judged by the caller. Undefined where this side has asked before.
 */
export async function askMaterial(
  act: Act<SignedInCaller>,
  request: MaterialRequest,
  { side, missing }: Asking,
): Promise<{ dueAt: string } | undefined> {
  const { sql, now, caller } = act;
  const dueAt = await publicityEnd(sql, now, materialWorkdays);
  const clock = side === 'team' ? request.dueAt : request.centreDueAt;
  const { ahead } = await readWorkdaysLeft(sql, now);
  const isKept = await insertAsk(sql, {
    id: act.newId(),
    correctionId: 'correctionId' in request.key ? request.key.correctionId : null,
    claimId: 'claimId' in request.key ? request.key.claimId : null,
    side,
    askedBy: caller.accountId,
    missing,
    askedAt: now,
    dueAt,
    leftWorkdays: clock === null ? 0 : ahead(clock),
  });
  if (!isKept) return undefined;
  await setClocks(act, request.key, { awaitsUntil: dueAt });
  await notify(act, {
    accountId: request.volunteerId,
    category: 'hours',
    level: 'important',
    title: `${materialSides[side]}请你补材料`,
    body: `${request.words}还缺：${missing}。请在 ${dayLabel(new Date(dueAt.getTime() - 1))}前补交；到期没有补，${materialSides[side]}按现有材料决定，不会因此直接拒绝。`,
    link: ownOriginPath(request.origin),
  });
  await act.audit({ ...targetOf(request), reason: missing, detail: { side } });
  return { dueAt: toInstant(dueAt) };
}

/** What an audit line about a request is about. */
export const targetOf = ({ key }: Pick<MaterialRequest, 'key'>) =>
  'claimId' in key
    ? { targetType: 'hourClaim', targetId: key.claimId }
    : { targetType: 'hourCorrection', targetId: key.correctionId };
