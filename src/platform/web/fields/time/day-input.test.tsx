import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { DayInput } from './day-input.tsx';

afterEach(cleanup);

const told: string[] = [];
function Held({ isNeeded = false }: { isNeeded?: boolean }) {
  const [day, setDay] = useState('2026-11-28');
  const take = (next: string): void => {
    told.push(next);
    setDay(next);
  };
  return <DayInput aria-label="日期" isNeeded={isNeeded} value={day} onChange={take} />;
}
function write(...texts: string[]): string {
  told.length = 0;
  const field = screen.getByLabelText<HTMLInputElement>('日期');
  for (const text of texts) fireEvent.change(field, { target: { value: text } });
  return field.value;
}

it('tells of a whole day, not of the years on the way to it, and of none', () => {
  render(<Held />);
  expect(write('0002-12-05', '0020-12-05', '2026-12-05')).toBe('2026-12-05');
  expect(told).toEqual(['2026-12-05']);
  expect(write('')).toBe('');
  expect(told).toEqual(['']);
});

it('tells nobody of none where a day is needed', () => {
  render(<Held isNeeded />);
  expect(write('')).toBe('');
  expect(told).toEqual([]);
  expect(write('2026-12-06')).toBe('2026-12-06');
  expect(told).toEqual(['2026-12-06']);
});
