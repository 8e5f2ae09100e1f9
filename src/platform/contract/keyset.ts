import { z } from 'zod';

/** Where a list is read on: behind the row sorted by this instant, rows of one instant by their number. */
export type ListKey = { at: Date; id: number };

/** A key as it travels, `1795828800000.812`: the instant in milliseconds and the number. Refuses every other form. */
export const cursorField = z.string().regex(/^\d{1,13}\.\d{1,16}$/u, '翻页位置有误，请回到第一页');

/** The key that a cursor names; undefined at the beginning. */
export function keyOf(cursor: string | undefined): ListKey | undefined {
  if (cursor === undefined) return undefined;
  const [at = 0, id = 0] = cursor.split('.').map(Number);
  return { at: new Date(at), id };
}

/** The cursor of a row, for the page behind it. */
export const cursorOf = ({ at, id }: ListKey): string => `${at.getTime()}.${id}`;
