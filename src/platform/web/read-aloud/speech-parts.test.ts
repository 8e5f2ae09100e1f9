import { expect, test } from 'vitest';
import { speechParts } from './speech-parts.ts';

test('speaks sentence by sentence and passes over what holds no words', () => {
  expect(speechParts('净滩行动\n \n—\n八点半集合。带手套！')).toEqual([
    '净滩行动',
    '八点半集合。',
    '带手套！',
  ]);
});

test('cuts what is too long for one breath at its commas', () => {
  const parts = speechParts(`${'江'.repeat(70)}，${'岸'.repeat(70)}，${'鹭'.repeat(10)}。`);
  expect(parts.map((part) => part.length)).toEqual([71, 82]);
});

test('cuts a text without any comma too, and loses nothing', () => {
  const parts = speechParts('江'.repeat(300));
  expect(parts.map((part) => part.length)).toEqual([120, 120, 60]);
});
