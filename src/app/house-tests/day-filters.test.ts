import { afterAll, beforeAll, expect, it } from 'vitest';
import { endBeforeStart } from '#platform/contract/day-span.rules.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

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
  for (const { operation } of test.rooms.flatMap((room) => room.bindings)) {
    const shape = Object.keys((operation.request as { shape?: object }).shape ?? {});
    for (const [from, to] of pairs) {
      if (!shape.includes(from) || !shape.includes(to)) continue;
      judged.push(operation.name);
      const said = (days: object): string[] =>
        operation.request
          .safeParse({ ...days, reason: '例行检查' })
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
