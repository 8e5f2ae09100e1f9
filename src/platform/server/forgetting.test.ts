import { expect, it } from 'vitest';
import type { Sql } from '#database/transaction.ts';
import { dayMs } from '#platform/contract/durations.ts';
import type { Act } from './calls/act.ts';
import { forgetting } from './forgetting.ts';

const now = new Date('2026-11-27T03:00:00Z');
const rule = { what: '旧信', days: 90, since: '写入', ending: '删除' };
const told = { action: 'forgetLetters', targetType: 'sms' } as const;

/** One step that finds so many, with what it asked for and the audit lines it left. */
async function step(count: number, named: { told?: typeof told } = { told }) {
  const asked: object[] = [];
  const lines: object[] = [];
  const task = forgetting({
    name: 'platform.forgetLetters',
    label: '清除旧信',
    rule,
    batch: 3,
    ...named,
    forget: async (_sql, old) => {
      asked.push(old);
      return count;
    },
  });
  const audit = async (line: object) => void lines.push(line);
  const goesOn = await task.run({ sql: {} as Sql, now, audit } as unknown as Act);
  return { goesOn, asked, lines, keeps: task.keeps };
}

it('asks for what is older than its rule keeps, a bounded number at a time', async () => {
  const { asked, keeps } = await step(0);
  expect(asked).toEqual([{ before: new Date(now.getTime() - 90 * dayMs), limit: 3, now }]);
  expect(keeps).toEqual([rule]);
});

it('goes on at once while as many as it may take were there', async () => {
  expect([(await step(2)).goesOn, (await step(3)).goesOn, (await step(4)).goesOn]).toEqual([
    false,
    true,
    true,
  ]);
});

it('leaves one audit line that says how many, and none where nothing was forgotten or nobody is named', async () => {
  expect((await step(2)).lines).toEqual([{ ...told, targetId: null, detail: { count: 2 } }]);
  expect([(await step(0)).lines, (await step(2, {})).lines]).toEqual([[], []]);
});
