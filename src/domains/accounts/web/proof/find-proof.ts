import { sha256 } from '@noble/hashes/sha2.js';
import { type Challenge, type DeriveKeyFunction, solveChallenge } from 'altcha-lib';
import { minuteMs } from '#platform/contract/durations.ts';
import type { ProofOfWork } from '../../contract/proof-of-work.contract.ts';

/** Shorter than a challenge is good for. */
const patienceMs = 4 * minuteMs;

/** In JavaScript of its own, because browsers give `crypto.subtle` to https alone. */
const deriveKey: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => {
  let hash = new Uint8Array([...salt, ...password]);
  for (let round = 0; round < cost; round += 1) hash = sha256(hash);
  return { derivedKey: hash.slice(0, keyLength) };
};

/** Tries numbers until one fits the challenge. @throws Error when none is found in time */
export async function findProof(text: string): Promise<ProofOfWork> {
  const challenge = JSON.parse(text) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey, timeout: patienceMs });
  if (!solution) throw new Error('no solution in time');
  return { challenge: text, counter: solution.counter, derivedKey: solution.derivedKey };
}
