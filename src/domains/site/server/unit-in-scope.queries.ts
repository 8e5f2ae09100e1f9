import { type RawBuilder, sql as raw } from 'kysely';
import { pathInScope, type Scope } from '#platform/server/calls/scope.ts';

/** `pathInScope` on a column, or another expression, that holds the number of a 中心, 所 or 站. */
export const unitInScope = (unit: string | RawBuilder<unknown>, scope: Scope): RawBuilder<boolean> =>
  scope === undefined
    ? raw`true`
    : raw`${typeof unit === 'string' ? raw.ref(unit) : unit} in (select id from organisations where ${pathInScope('path', scope)})`;
