import type { Act, Caller } from '#platform/server/calls/act.ts';
import { keepEffects, type Refusal } from '#platform/server/calls/failures.ts';
import type { ProofOfWork } from '../../contract/proof-of-work.contract.ts';
import { spendProof } from '../accounts.store.ts';
import { type ProofDesk, proofMs, type ProofTask } from './proof-of-work.ts';

export type ProofDemand = Omit<ProofTask, 'now'> & {
  proof: ProofOfWork | undefined;
  /** What a refusal tells the form beside its sentence and the challenge. */
  result: Record<string, unknown>;
};

/**
 * Passes when no proof is asked for (level 0), or one is brought that is right, hard enough and new.
 * @throws Refusal proofNeeded, proofWrong, each with a challenge to solve
 */
export async function requireProofOfWork(
  act: Act<Caller, 'proofNeeded' | 'proofWrong'>,
  proofs: ProofDesk,
  { proof, purpose, level, result }: ProofDemand,
): Promise<void> {
  if (level === 0) return;
  const task = { purpose, level, now: act.now };
  const refusal = async (reason: 'proofNeeded' | 'proofWrong'): Promise<Refusal> =>
    act.refuse(reason, { result: { ...result, challenge: await proofs.make(task) } });
  if (!proof) throw await refusal('proofNeeded');
  const nonce = await proofs.check(proof, task);
  if (nonce && (await spendProof(act.sql, nonce, new Date(act.now.getTime() + proofMs)))) return;
  await act.audit({ targetType: 'proofOfWork', targetId: null, detail: { outcome: 'proofWrong' } });
  throw keepEffects(await refusal('proofWrong'));
}
