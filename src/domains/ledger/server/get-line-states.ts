import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/ledger.contract.ts';
import { statesOfLines } from './ledger.queries.ts';

/** Whether lines still stand. A line's fingerprint is salted: who knows it was given its proof. */
export const getLineStates: UseCase<typeof contract.getLineStates> = async (act, { hashes }) => {
  const rows = await statesOfLines(
    act.sql,
    hashes.map((hash) => Buffer.from(hash, 'hex')),
  );
  const states = new Map(rows.map((row) => [row.hash.toString('hex'), row]));
  return {
    list: hashes.map((hash) => {
      const row = states.get(hash);
      if (!row) return { hash, state: 'unknown' as const };
      return {
        hash,
        state: row.isVoided
          ? ('voided' as const)
          : row.isAdjusted
            ? ('adjusted' as const)
            : ('stands' as const),
      };
    }),
  };
};
