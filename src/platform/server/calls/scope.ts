import { type RawBuilder, sql as raw } from 'kysely';

/**
 * The data scope of staff (domain.md 4.10): the path of their 所 or 站 (`1/3/`), below which everything is theirs, or
 * `undefined` for the whole city. Paths are compared here alone; whose unit is known by its number is compared by the room that keeps the units (`unitInScope`).
 */
export type Scope = string | undefined;

/** Whether what belongs to the unit at this path is within the scope; what belongs to no unit is the whole city's alone. */
export const isInScope = (path: string | null | undefined, scope: Scope): boolean =>
  scope === undefined || path?.startsWith(scope) === true;

/** The same in SQL, on a column that holds a path. */
export const pathInScope = (column: string, scope: Scope): RawBuilder<boolean> =>
  scope === undefined ? raw`true` : raw`${raw.ref(column)} like ${`${scope}%`}`;
