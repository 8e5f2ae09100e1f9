import { beforeAll, expect, it } from 'vitest';
import { resolveCaller } from '#domains/accounts/server/index.ts';
import { endBeforeStart } from '#platform/contract/day-span.rules.ts';
import type { AnyOperation } from '#platform/contract/operation.ts';
import type { Room } from '#platform/server/calls/binding.ts';
import { readSheet } from '#platform/server/spreadsheet.ts';
import { openHouse } from '#testing/open-house.ts';
import { callsOf, outcomeOf } from '#testing/open-room.ts';
import { withStatementsHeard } from '#testing/record-sql.ts';
import { expectStatements } from '#testing/sql-snapshot.ts';
import { buildHouseWorld, type Person, type World } from './world/house-world.ts';
import { rowRequestOf, simplestRequestOf } from './world/row-requests.ts';

const { app } = openHouse({ isOneStory: true });

const pairs = [
  ['from', 'to'],
  ['fromOn', 'toOn'],
  ['startDate', 'endDate'],
  ['joinedFrom', 'joinedTo'],
  ['registeredFrom', 'registeredTo'],
] as const;
const [early, late] = ['2026-11-01', '2026-11-30'];

it('every operation that filters by two days refuses an end before the start', () => {
  const judged: string[] = [];
  for (const { operation } of app().rooms.flatMap((room) => room.bindings)) {
    const shape = Object.keys((operation.request as { shape?: object }).shape ?? {});
    for (const [from, to] of pairs) {
      if (!shape.includes(from) || !shape.includes(to)) continue;
      judged.push(operation.name);
      const said = (days: object): string[] =>
        operation.request
          .safeParse({ ...(simplestRequestOf(operation) as object), ...days, reason: '例行检查' })
          .error?.issues.filter(({ path }) => path[0] === to)
          .map(({ message }) => message) ?? [];
      expect([operation.name, said({ [from]: late, [to]: early })]).toEqual([
        operation.name,
        [endBeforeStart],
      ]);
      expect([operation.name, said({ [from]: early, [to]: late })]).toEqual([operation.name, []]);
    }
  }
  expect(judged.length).toBeGreaterThan(10);
});

/** A list, or what counts over many rows for a home page. */
const isWatched = ({ name }: Room, { request, effect }: AnyOperation): boolean =>
  effect === 'read' && (name === 'statistics' || 'pageSize' in ((request as { shape?: object }).shape ?? {}));

/** Who asks for a list: staff of a 所 where the scope is theirs, so that its condition stands in the statement. */
function readerOf({ caller }: AnyOperation): Person {
  if (caller === 'team') return 'team';
  if (typeof caller !== 'object') return 'volunteer';
  return caller.scope === 'city' ? 'staff' : 'unitStaff';
}

/** A list that goes on behind a row is asked for behind one: its first page sends the same with less. */
const behind: Record<string, object> = { listMyTimeline: { cursor: '1795233600000.3.7' } };

/** Every statement that a list sends when it is asked for without a filter, each once in a room. */
async function statementsOf(room: Room, world: World): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const { operation } of room.bindings.filter(({ operation: one }) => isWatched(room, one))) {
    const texts = await hearList(operation, world);
    for (const [at, text] of [...texts].toSorted().entries())
      if (![...found.values()].includes(text)) found.set(`${operation.name} ${at + 1}`, text);
  }
  return found;
}

async function hearList(operation: AnyOperation, world: World): Promise<Set<string>> {
  const { token } = world.people[readerOf(operation)];
  const caller = await resolveCaller(app().sql, token, { now: app().clock() });
  for (const request of requestsFor(operation, world)) {
    const texts = new Set<string>();
    const database = withStatementsHeard(app().database, (text) => void texts.add(text));
    const { call } = callsOf(() => ({ engine: { ...app().engine, database }, rooms: app().rooms }));
    if ((await outcomeOf(call(operation, request as never, caller))) === 'done') return texts;
  }
  throw new Error(
    `${operation.name}: nobody of the world is given this list; put a row into buildHouseWorld`,
  );
}

/** The list as a whole; where it is the list of a row, that of every row of the world. */
function requestsFor(operation: AnyOperation, { ids }: World): unknown[] {
  if (operation.request.safeParse({}).success) return [behind[operation.name] ?? {}];
  const request = rowRequestOf(operation);
  if (!request) return [simplestRequestOf(operation)];
  return (ids.id ?? []).map((id) => request.with(Object.fromEntries(request.rows.map((row) => [row, id]))));
}

let world: World;
beforeAll(async () => {
  world = await buildHouseWorld(app());
});

it('sends statements that were reviewed', async () => {
  const sent = new Map<Room, Map<string, string>>();
  for (const room of app().rooms) sent.set(room, await statementsOf(room, world));
  expect([...sent.values()].reduce((sum, { size }) => sum + size, 0)).toBeGreaterThan(80);
  for (const [room, statements] of sent) {
    if (statements.size > 0)
      await expectStatements(`../../domains/${room.name}/server/${room.name}.lists.sql`, statements);
  }
});

/** The words of a request's `sort`, where it has one. */
const sortsOf = ({ request }: AnyOperation): readonly string[] => {
  const { sort } =
    (request as { shape?: { sort?: { unwrap?: () => { options?: readonly string[] } } } }).shape ?? {};
  return sort?.unwrap?.().options ?? [];
};

it('gives every order that a list of staff offers, one way the reverse of the other, and its exact count', async () => {
  const sorted: string[] = [];
  for (const { operation } of app().rooms.flatMap((room) => room.bindings)) {
    const staffSorts = sortsOf(operation).filter((word) => word.startsWith('-'));
    if (typeof operation.caller !== 'object' || staffSorts.length === 0 || operation.effect !== 'read')
      continue;
    sorted.push(operation.name);
    const { token } = world.people[readerOf(operation)];
    const list = async (request: object) => {
      const { body } = await app().call(operation, { ...request, countsAll: true } as never, { token });
      return body.result as { list: object[]; total: number };
    };
    const usual = await list({});
    expect(usual.total).toBe(usual.list.length);
    for (const word of staffSorts) {
      const rows = (await list({ sort: word })).list.map((row) => JSON.stringify(row));
      const back = (await list({ sort: word.slice(1) })).list.map((row) => JSON.stringify(row));
      expect([operation.name, word, rows]).toEqual([operation.name, word, back.toReversed()]);
    }
  }
  expect(sorted.length).toBeGreaterThan(6);
});

it('takes a list out in every order that it offers, one way the reverse of the other', async () => {
  const exported: string[] = [];
  for (const { operation } of app().rooms.flatMap((room) => room.bindings)) {
    const sorts = sortsOf(operation).filter((word) => word.startsWith('-'));
    if (sorts.length === 0 || operation.effect === 'read') continue;
    exported.push(operation.name);
    const { token } = world.people[readerOf(operation)];
    // The log grows by each export of it: only what was written before is looked at.
    const behind = operation.name === 'exportAuditLog' ? { action: 'submitActivity' } : {};
    const rowsBy = async (sort: string) => {
      const request = { ...behind, sort, reason: '月度通报' };
      const { body } = await app().call(operation, request as never, { token });
      const { sheet } = body.result as { sheet: string };
      const { rows } = await readSheet(Buffer.from(sheet, 'base64'), { columnCount: 40, mostRows: 1_000 });
      return rows.map(({ cells }) => JSON.stringify(cells));
    };
    for (const word of sorts)
      expect([operation.name, word, await rowsBy(word)]).toEqual([
        operation.name,
        word,
        (await rowsBy(word.slice(1))).toReversed(),
      ]);
  }
  expect(exported.length).toBeGreaterThan(8);
});
