import { randomBytes } from 'node:crypto';
import type { Act } from '#platform/server/calls/act.ts';
import { composeLine } from './compose-line.ts';
import { factsOf } from './ledger.queries.ts';
import { insertLines, lockChains, type NewLine } from './ledger.store.ts';

export type Entering = Pick<Act, 'sql' | 'now' | 'newId'> & {
  /** 32 bytes for a record's line; by default ones that nobody can guess. */
  saltOf?: (hourId: number) => Buffer;
};

/**
 * Enters records into the ledger (时长账本) in the transaction that made them effective: a line each at the end of its team's chain,
 * with the facts as they stand now. A record that has a line already violates `ledger_entries_hour`.
 */
export async function enterHours(
  { sql, now, newId, saltOf = () => randomBytes(32) }: Entering,
  hourIds: readonly number[],
): Promise<void> {
  const facts = await factsOf(sql, hourIds);
  if (facts.length === 0) return;
  const heads = await lockChains(
    sql,
    facts.map(({ teamId }) => teamId),
  );
  const lines: NewLine[] = [];
  for (const one of facts) {
    const head = heads.get(one.teamId);
    if (!head) throw new Error(`team ${one.teamId} has no chain`);
    const line = composeLine(one, head, { salt: saltOf(one.hourId), enteredAt: now });
    lines.push({
      ...line,
      id: newId(),
      teamId: one.teamId,
      hourId: one.hourId,
      enteredAt: now,
      name: one.name,
    });
    heads.set(one.teamId, { length: line.place, lastHash: line.hash });
  }
  await insertLines(sql, lines, heads);
}
