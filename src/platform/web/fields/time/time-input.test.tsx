import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { TimeInput } from './time-input.tsx';

afterEach(cleanup);

const told: string[] = [];
function Held() {
  const [time, setTime] = useState('09:00');
  const take = (next: string): void => {
    told.push(next);
    setTime(next);
  };
  return (
    <TimeInput aria-label="时间" value={time} onChange={take} onWrong={(wrong) => told.push(`${wrong}`)} />
  );
}
async function write(text: string): Promise<HTMLInputElement> {
  told.length = 0;
  render(<Held />);
  const field = screen.getByLabelText<HTMLInputElement>('时间');
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
  await userEvent.tab();
  return field;
}

it.each([
  ['晚上8点', '20:00', ['20:00']],
  ['0830', '08:30', ['08:30']],
  ['9', '09:00', []],
  ['', '09:00', []],
])('takes %s for %s', async (text, shown, heard) => {
  const field = await write(text);
  expect(field.value).toBe(shown);
  expect(told).toEqual(heard);
});

it('keeps and marks what is no time until it is mended', async () => {
  const field = await write('25点');
  expect([field.value, field.getAttribute('aria-invalid'), told]).toEqual(['25点', 'true', ['true']]);
  await userEvent.clear(field);
  await userEvent.type(field, '8:15');
  expect([field.getAttribute('aria-invalid'), told]).toEqual([null, ['true', 'false', '08:15']]);
});
