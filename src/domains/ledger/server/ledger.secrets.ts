import type { KeptUnderSecret } from '#platform/server/secrets/sealed-table.ts';

const proof = 'SHA-256 that anybody can make again (decision 0024)';

/** Nothing of this room lies under the secret: its proofs need none. */
export const ledgerSecrets: KeptUnderSecret = {
  lasting: {
    'ledger_chains.last_hash': proof,
    'ledger_entries.hash': proof,
    'ledger_nodes.hash': proof,
    'ledger_roots.hash': proof,
  },
};
