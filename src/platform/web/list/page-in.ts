import { deepestOffset } from '#platform/contract/page-limits.ts';
import { parseRouteId } from '../route-id.ts';

/**
 * The page of a list that an address names, counted from 1: the first where it names none or something that is no page
 * (`1.5`, `-3`), the deepest that lists reach where it asks for more.
 */
export const pageIn = (search: URLSearchParams, pageSize: number, name = 'page'): number =>
  Math.min(parseRouteId(search.get(name) ?? undefined) ?? 1, Math.floor(deepestOffset / pageSize));
