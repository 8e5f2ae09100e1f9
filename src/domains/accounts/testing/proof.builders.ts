import { type Challenge, createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import type { ProofOfWork } from '../contract/proof-of-work.contract.ts';

/** What a browser finds for a challenge. */
export async function proofFor(text: string): Promise<ProofOfWork> {
  const challenge = JSON.parse(text) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('the challenge has no solution');
  return { challenge: text, counter: solution.counter, derivedKey: solution.derivedKey };
}

/** A challenge that is solved in a moment, as a refusal hands it to a page. */
export const easyChallenge = async (): Promise<string> =>
  JSON.stringify(await createChallenge({ algorithm: 'SHA-256', cost: 1, counter: 7, deriveKey }));
