import { expect, it } from 'vitest';
import { attackParts, readOptions } from './options.ts';

it('sends a hundred thousand requests for two hours at most unless told', () => {
  expect(readOptions([])).toMatchObject({ requests: 100_000, minutes: 120, only: attackParts });
});

it('draws the same requests again by the seed that was told', () => {
  const told = ['--seed', '7', '--requests', '500', '--minutes', '5', '--only', 'rows,texts'];
  expect(readOptions(told)).toEqual({ seed: 7, requests: 500, minutes: 5, only: ['rows', 'texts'] });
});

it.each([
  [['--requests', '0'], '--requests must be a whole number from 1 to 1000000, not "0"'],
  [['--minutes', '1e9'], '--minutes must be a whole number from 1 to 600, not "1e9"'],
  [['--only', 'everything'], '--only knows ways, rows, texts, requests, scanners, not everything'],
])('refuses %j', (told, sentence) => {
  expect(() => readOptions(told)).toThrow(sentence);
});
