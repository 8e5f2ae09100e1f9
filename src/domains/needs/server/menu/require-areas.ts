import type { Sql } from '#database/transaction.ts';
import { InvalidInput } from '#platform/server/calls/failures.ts';
import { areaNames } from './menu.queries.ts';

/** Districts that there are, each once, in their order. @throws InvalidInput naming the field */
export async function requireAreas(sql: Sql, areas: readonly string[]): Promise<string[]> {
  const names = await areaNames(sql);
  if (areas.some((code) => !names.has(code)))
    throw new InvalidInput([{ path: 'areas', msg: '没有这个区域，请重新选择' }]);
  return [...new Set(areas)].toSorted();
}
