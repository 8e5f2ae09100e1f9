import { expect, it } from 'vitest';
import { remembered } from './remembered.ts';

it('looks once for each text that it keeps, begins anew when it is full, and keeps no long text and no nothing', () => {
  const asked: string[] = [];
  const look = remembered((text) => (asked.push(text), text === 'none' ? undefined : `${text}!`), {
    most: 2,
    longest: 4,
  });
  const askedFor = (...texts: string[]): string[] => {
    asked.length = 0;
    texts.forEach(look);
    return [...asked];
  };
  expect(look('one')).toBe('one!');
  expect(askedFor('one', 'two', 'one', 'two')).toEqual(['two']);
  expect(askedFor('long text', 'long text')).toEqual(['long text', 'long text']);
  expect(askedFor('none', 'none')).toEqual(['none', 'none']);
  expect(askedFor('one', 'two')).toEqual([]);
  expect(askedFor('new', 'new', 'one')).toEqual(['new', 'one']);
});
