import type { Act } from '#platform/server/calls/act.ts';
import type { LedgerField } from '../contract/ledger-line.rules.ts';
import type { HourProof } from '../contract/verify-proof.rules.ts';
import { maskName } from '#platform/contract/masking.ts';
import { saltOf } from './compose-line.ts';
import { lastRoot, linesOf } from './ledger.queries.ts';
import { inclusionPaths } from './prove-lines.ts';

/**
 * Proves records to strangers: their lines with the fields that their holder opens, each led to the latest root. Undefined when one of
 * them is not under a daily root yet. Whether they are the caller's is for who calls.
 */
export async function proveHours(
  { sql }: Pick<Act, 'sql'>,
  { hourIds, fields, site }: { hourIds: readonly number[]; fields: readonly LedgerField[]; site: string },
): Promise<HourProof | undefined> {
  const [root, lines] = await Promise.all([lastRoot(sql), linesOf(sql, hourIds)]);
  const positions = lines.flatMap(({ position }) => position ?? []);
  if (!root || lines.length < hourIds.length || positions.some((position) => position >= root.size))
    return undefined;
  if (positions.length < lines.length) return undefined;
  const paths = await inclusionPaths(sql, positions, root.size);
  return {
    format: 'volunteer-hour-proof',
    v: 1,
    site,
    root: { day: root.day, head: root.head },
    records: lines.map((line, at) => {
      const name = line.name ?? '';
      const values: Record<string, string | number> = {
        ...line.fields,
        ...(line.name !== null && { name, maskedName: maskName(name) }),
      };
      return {
        line: line.body,
        position: line.position ?? 0,
        path: paths[at] ?? [],
        open: fields.flatMap((field): [string, string, string | number][] => {
          const value = values[field];
          return value === undefined ? [] : [[saltOf(field, line.salt), field, value]];
        }),
      };
    }),
  };
}
