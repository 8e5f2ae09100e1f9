import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { z } from 'zod';
import { minuteMs } from '#platform/contract/durations.ts';
import { type Key, allKeysOf } from '#platform/server/secrets/keys.ts';
import type { ProofOfWork } from '../../contract/proof-of-work.contract.ts';

/** What a proof is asked for: of which call, how hard (1 to 5), and by which clock. */
export type ProofTask = { purpose: 'login' | 'sms'; level: number; now: Date };
export type ProofDesk = {
  /** A challenge as text: signed, so that nothing is kept of it and a visitor can never fill a table. */
  make: (task: ProofTask) => Promise<string>;
  /** The nonce to be spent; undefined when unsolved, forged, too old, for another purpose or easier than asked. */
  check: (proof: ProofOfWork, task: ProofTask) => Promise<string | undefined>;
};

/** A challenge is good for five minutes. */
export const proofMs = 5 * minuteMs;
/** Hashes of one try, and how many tries the easiest takes; each level takes twice as many. */
const hashesOfTry = 100;
const fewestTries = 1_000;
const mostTries = 2_000;

const challengeShape = z.strictObject({
  parameters: z.strictObject({
    algorithm: z.literal('SHA-256'),
    cost: z.int(),
    data: z.strictObject({ purpose: z.string(), level: z.int(), expires: z.int() }),
    keyLength: z.int(),
    keyPrefix: z.string(),
    nonce: z.string(),
    salt: z.string(),
  }),
  signature: z.string(),
});
type Challenge = z.output<typeof challengeShape>;

/**
 * Proof of work in place of a riddle: the browser tries numbers until one fits, which takes a person nothing and a guesser
 * time that grows. The caller spends the nonce, which makes a challenge good for one call.
 */
export function createProofDesk(key: Key): ProofDesk {
  const signing = ({ bytes }: Key) => ({ hmacSignatureSecret: bytes.toString('base64') });
  return {
    async make({ purpose, level, now }) {
      const challenge = await createChallenge({
        algorithm: 'SHA-256',
        cost: hashesOfTry,
        counter: randomInt(fewestTries, mostTries) * 2 ** (level - 1),
        data: { purpose, level, expires: now.getTime() + proofMs },
        deriveKey,
        ...signing(key),
      });
      return JSON.stringify(challenge);
    },
    async check({ challenge: text, counter, derivedKey }, { purpose, level, now }) {
      const challenge = parseChallenge(text);
      if (!challenge) return undefined;
      const { data, nonce } = challenge.parameters;
      if (data.purpose !== purpose || data.level < level || data.expires <= now.getTime()) return undefined;
      const solution = { counter, derivedKey };
      for (const one of allKeysOf(key)) {
        const { verified } = await verifySolution({ challenge, solution, deriveKey, ...signing(one) });
        if (verified) return nonce;
      }
      return undefined;
    },
  };
}

function parseChallenge(text: string): Challenge | undefined {
  try {
    return challengeShape.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
