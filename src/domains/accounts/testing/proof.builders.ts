import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';

/** What a browser finds for a challenge: its own code, which hashes faster than Node's objects do. */
export { findProof as proofFor } from '../web/proof/find-proof.ts';

/** A challenge that is solved in a moment, as a refusal hands it to a page. */
export const easyChallenge = async (): Promise<string> =>
  JSON.stringify(await createChallenge({ algorithm: 'SHA-256', cost: 1, counter: 7, deriveKey }));
