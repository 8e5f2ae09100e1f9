import type { AnyOperation } from '#platform/contract/operation.ts';
import type { Room } from '#platform/server/calls/binding.ts';
import { rowExamples } from '../../../src/app/house-tests/world/row-exceptions.ts';
import { rowRequestOf, simplestRequestOf } from '../../../src/app/house-tests/world/row-requests.ts';
import { type ForeignRows, rowOfPath } from '../../attack/foreign-rows.ts';

/** One way to ask for a list: by which it is named in the report, by whom it is asked. */
export type CityList = {
  name: string;
  operation: AnyOperation;
  request: unknown;
  caller: 'volunteer' | 'team' | 'staff';
};

/** At most so many choices of one filter, and rows of which a list is asked for. */
const mostChoices = 8;

type Filter = { unwrap?: () => Filter; options?: readonly unknown[]; def?: { innerType?: Filter } };

const shapeOf = (operation: AnyOperation): Record<string, Filter> =>
  (operation.request as { shape?: Record<string, Filter> }).shape ?? {};

/** Every list, as a whole and by each choice of its filters and orders, and what counts over many rows. */
export function cityLists(rooms: readonly Room[], { ids }: ForeignRows): CityList[] {
  return rooms
    .flatMap((room) => room.bindings.map(({ operation }) => operation).filter((one) => isWatched(room, one)))
    .flatMap((operation) => {
      const whole = wholeRequest(operation, ids);
      return waysToAsk(operation).map(([way, filter]) => ({
        name: way ? `${operation.name} ${way}` : operation.name,
        operation,
        request: { ...whole, ...filter },
        caller: callerOf(operation),
      }));
    });
}

const isWatched = ({ name }: Room, operation: AnyOperation): boolean =>
  operation.effect === 'read' && (name === 'statistics' || 'pageSize' in shapeOf(operation));

function callerOf({ caller }: AnyOperation): CityList['caller'] {
  if (caller === 'team') return 'team';
  return typeof caller === 'object' ? 'staff' : 'volunteer';
}

function wholeRequest(operation: AnyOperation, ids: ForeignRows['ids']): object {
  if (operation.request.safeParse({}).success) return {};
  const wanted = rowRequestOf(operation, rowExamples()[operation.name]);
  if (!wanted) return simplestRequestOf(operation) as object;
  const picked = wanted.rows.map((row) => [
    row,
    ids[row === 'id' ? rowOfPath(operation.name) : row]?.[0] ?? 1,
  ]);
  return wanted.with(Object.fromEntries(picked)) as object;
}

/** As it comes, and with each choice of each filter that is chosen from a few words. */
function waysToAsk(operation: AnyOperation): (readonly [string, object])[] {
  const filters = Object.entries(shapeOf(operation)).flatMap(([name, filter]) =>
    choicesOf(filter)
      .slice(0, mostChoices)
      .map((choice) => [`${name}=${String(choice)}`, { [name]: choice }] as const),
  );
  return [['', {}], ...filters];
}

function choicesOf(filter: Filter): readonly unknown[] {
  if (filter.options) return filter.options.filter((option) => typeof option === 'string');
  const inner = filter.def?.innerType;
  return inner ? choicesOf(inner) : [];
}
