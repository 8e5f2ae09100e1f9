import { expect, it } from 'vitest';
import { z } from 'zod';
import { operation } from '#platform/contract/operation.ts';
import type { Answer } from './callers.ts';
import { type Campaign, type Finding, tryOne } from './judge.ts';

const lookAt = operation({
  name: 'lookAt',
  method: 'POST',
  path: '/api/gate/LookAt',
  caller: 'signedIn',
  effect: 'read',
  request: z.strictObject({}),
  result: z.strictObject({}),
  refusals: {},
  summary: 'Looks.',
});
const envelope = (status: number, more: object = {}): Answer => ({
  status,
  body: JSON.stringify({ code: status, msg: '没有权限', ...more }),
});

/** What is found when this is answered; `written` is what the tables tell after each request in turn. */
async function judge(
  answer: Answer,
  { written = [] as string[][], isStranger = true, letters = [] as number[] } = {},
) {
  const findings: Finding[] = [];
  const told = [...written];
  const counted = [...letters];
  const campaign = {
    product: { lastFault: () => 'a fault' },
    watch: {
      since: async () => told.shift() ?? [],
      counts: async () => ({ teams: 1, outbox: counted.shift() ?? 0 }),
    },
    secrets: ['密语信'],
    report: (finding: Finding) => findings.push(finding),
  } as unknown as Campaign;
  const caller = { name: 'zhiyuan777', send: async () => answer };
  await tryOne(campaign, 'test', { caller, operation: lookAt, request: {}, isStranger });
  return findings.map(({ what }) => what.replace('zhiyuan777 lookAt: ', ''));
}

it.each([
  ['a refusal in the envelope', envelope(403), []],
  ['a fault', envelope(500), ['answers 500']],
  ['a page instead of the envelope', { status: 404, body: '<html>' }, ['answers without the envelope']],
  [
    'a sentence of the driver',
    envelope(409, { msg: 'duplicate key violates teams_name' }),
    ['tells the inside'],
  ],
  ['a private word', envelope(200, { result: '密语信' }), ['shows what is not theirs']],
])('%s', async (_, answer, found) => {
  expect(await judge(answer)).toEqual(found);
});

it('lets an owner see what is private', async () => {
  expect(await judge(envelope(200, { result: '密语信' }), { isStranger: false })).toEqual([]);
});

it('finds a refusal that writes every time, and not what the clock wrote once', async () => {
  const always = Array.from({ length: 8 }, () => ['teams']);
  expect(await judge(envelope(403), { written: always })).toEqual(['refuses and writes teams']);
  expect(await judge(envelope(403), { written: [['teams']] })).toEqual([]);
  expect(await judge(envelope(200), { written: always })).toEqual([]);
});

it('tells the letters that a refusal writes from those that are being sent', async () => {
  const always = Array.from({ length: 8 }, () => ['outbox']);
  expect(await judge(envelope(403), { written: always })).toEqual([]);
  const found = await judge(envelope(403), { written: always, letters: [1, 2, 2, 3, 3, 4] });
  expect(found).toEqual(['refuses and writes outbox']);
});
