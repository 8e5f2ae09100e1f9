import { useState } from 'react';
import { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import type { ProofOfWork, ProofRequest } from '../../contract/proof-of-work.contract.ts';

function challengeOf(failure: unknown): string | undefined {
  if (!(failure instanceof OperationFailed) || failure.reason !== 'proofNeeded') return undefined;
  return (failure.detail as ProofRequest | undefined)?.challenge;
}

/**
 * Sends a call that may cost work: when the server asks for a proof, the browser finds it, without a person doing anything,
 * and sends again. The solver is loaded only then.
 */
export function useProof() {
  const [isChecking, setChecking] = useState(false);
  const withProof = async <Answer>(send: (proof?: ProofOfWork) => Promise<Answer>): Promise<Answer> => {
    try {
      return await send();
    } catch (failure) {
      const challenge = challengeOf(failure);
      if (challenge === undefined) throw failure;
      setChecking(true);
      const { solveProof } = await import('./solve-proof.ts');
      return await send(await solveProof(challenge));
    } finally {
      setChecking(false);
    }
  };
  return { isChecking, withProof };
}
