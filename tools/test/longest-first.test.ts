import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { TestSpecification, Vitest } from 'vitest/node';
import { longest, LongestFirst } from './longest-first.ts';

const noResults = { getFileTestResults: () => undefined, getFileStats: () => undefined };
const sequencer = new LongestFirst({ config: { root: '/root' }, cache: noResults } as unknown as Vitest);
const project = { name: 'server', config: { sequence: { groupOrder: 0 }, isolate: false } };
const specificationOf = (file: string) =>
  ({ moduleId: `/root/${file}`, project }) as unknown as TestSpecification;

it('every file that is said to take long is there, and is named once', () => {
  expect(longest.filter((file) => !existsSync(file))).toEqual([]);
  expect(new Set(longest).size).toBe(longest.length);
});

it('the longest files begin in their order, and none is left out', async () => {
  const quick = ['src/one.test.ts', 'src/other.test.ts'];
  const sorted = await sequencer.sort([...quick, ...longest.toReversed()].map(specificationOf));
  expect(sorted.map(({ moduleId }) => moduleId.slice('/root/'.length))).toEqual([...longest, ...quick]);
});
