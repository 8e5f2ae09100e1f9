import { addDays, startOfDay, toDay } from '#platform/contract/instants.ts';
import { dayMs, hourMs } from '#platform/contract/durations.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { canonical } from '../contract/canonical.rules.ts';
import { ledgerLimits, rootHour } from '../contract/ledger.words.ts';
import { firstEntry, lastRoot, linesWithoutLeaf, readNodes, treeSize } from './ledger.queries.ts';
import { insertLeaves, insertRoot } from './ledger.store.ts';
import { completeNodes, foldNodes, growTree, sha256 } from './merkle-tree.rules.ts';

/** Hash before the first day's head. */
const nothingBefore = Buffer.alloc(32);

/** Until when what takes effect is in the root of a day. */
const closesAt = (day: string): Date => new Date(startOfDay(day).getTime() + rootHour * hourMs);

/**
 * One step towards the next daily root (每日根): the lines of the day become leaves, then the root is made, on every day of the
 * calendar, also without lines. Days that were missed are made up for, one after the other.
 * @returns whether more is to do at once
 */
export async function makeRoot({ sql, now }: Pick<Act, 'sql' | 'now'>): Promise<boolean> {
  const last = await lastRoot(sql);
  const first = last ? undefined : await firstEntry(sql);
  if (!last && !first) return false;
  const day = last ? addDays(last.day, 1) : toDay(first?.enteredAt ?? now);
  const until = closesAt(day);
  if (now < until) return false;
  // A line whose transaction was still under way when its day's root was made comes with the next.
  const from = last && new Date(closesAt(last.day).getTime() - dayMs);
  const lines = await linesWithoutLeaf(sql, { from, until, limit: ledgerLimits.atOnce });
  const size = await treeSize(sql);
  if (lines.length > 0) {
    const nodes = await readNodes(sql, completeNodes({ start: 0, end: size }));
    const edge = new Map(nodes.map(({ level, hash }) => [level, hash]));
    const grown = growTree(
      size,
      edge,
      lines.map(({ hash }) => hash),
    );
    await insertLeaves(sql, { size, entryIds: lines.map(({ id }) => id), nodes: grown });
  }
  if (lines.length === ledgerLimits.atOnce) return true;
  await closeDay(sql, { day, size: size + lines.length, last, now });
  return day < toDay(now);
}

type Closed = { day: string; size: number; added: number; root: Buffer; previous: Buffer };

/** The head of a day's root, as it is published and hashed (docs/ledger.md). */
export const rootHead = ({ root, previous, ...told }: Closed): string =>
  canonical({ ...told, previous: previous.toString('hex'), root: root.toString('hex'), v: 1 });

type Last = Awaited<ReturnType<typeof lastRoot>>;

async function closeDay(
  sql: Act['sql'],
  { day, size, last, now }: { day: string; size: number; last: Last; now: Date },
): Promise<void> {
  const nodes = await readNodes(sql, completeNodes({ start: 0, end: size }));
  const sorted = nodes.sort((one, other) => other.level - one.level);
  const root = foldNodes(sorted.map(({ hash }) => hash));
  const previous = last?.hash ?? nothingBefore;
  const added = size - (last?.size ?? 0);
  const head = rootHead({ day, size, added, root, previous });
  await insertRoot(sql, { day, size, added, root, previous, head, hash: sha256(head), madeAt: now });
}
