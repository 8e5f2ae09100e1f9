import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Combobox } from './combobox.tsx';
import { Field } from './field.tsx';
import { InstantInput } from './instant-input.tsx';

const options = [
  { value: 1, label: '江边净滩' },
  { value: 2, label: '老街扫雪' },
  { value: 3, label: '江边夜跑' },
];
const chosen = vi.fn<(value: unknown) => void>();
beforeEach(() => chosen.mockReset());
afterEach(cleanup);

function ActivityField() {
  const [value, setValue] = useState<number | null>(2);
  const choose = (next: number | null): void => {
    chosen(next);
    setValue(next);
  };
  return (
    <Field label="相关活动">
      {(control) => <Combobox {...{ control, options, value }} placeholder="不关联活动" onChange={choose} />}
    </Field>
  );
}
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: '相关活动' });
const shown = () => screen.queryAllByRole('option').map((option) => option.textContent);
const activeOption = () =>
  document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;

it('finds by a piece of the name, and chooses by arrows and Enter', async () => {
  render(<ActivityField />);
  expect(box().value).toBe('老街扫雪');
  await userEvent.clear(box());
  await userEvent.type(box(), '江边');
  expect(shown()).toEqual(['江边净滩', '江边夜跑']);
  const way: unknown[] = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'Home', 'End']) {
    await userEvent.keyboard(`{${key}}`);
    way.push(activeOption());
  }
  expect(way).toEqual(['江边净滩', '江边夜跑', '江边净滩', '江边夜跑']);
  await userEvent.keyboard('{Enter}');
  expect(chosen.mock.calls).toEqual([[3]]);
  expect([box().value, shown()]).toEqual(['江边夜跑', []]);
});

it('gives up what was typed and not chosen, by Escape and by leaving', async () => {
  render(<ActivityField />);
  await userEvent.type(box(), '谁也没有');
  expect(shown()).toEqual(['没有找到']);
  await userEvent.keyboard('{Enter}');
  expect(box().value).toBe('老街扫雪');
  await userEvent.type(box(), '江');
  await userEvent.keyboard('{Escape}');
  expect([box().value, shown()]).toEqual(['老街扫雪', []]);
  await userEvent.type(box(), '江');
  await userEvent.tab();
  expect([box().value, shown(), chosen.mock.calls]).toEqual(['老街扫雪', [], []]);
});

it('asks elsewhere by what is typed, shows all that comes back, and asks for everything again once it is left', async () => {
  const asked = vi.fn<(typed: string) => void>();
  render(
    <Field label="指定队伍">
      {(control) => (
        <Combobox
          {...{ control, options }}
          value={null}
          placeholder="加一支"
          onChange={chosen}
          onType={asked}
        />
      )}
    </Field>,
  );
  const input = screen.getByRole('combobox', { name: '指定队伍' });
  await userEvent.type(input, '雪');
  expect(shown()).toEqual(options.map(({ label }) => label));
  await userEvent.click(screen.getByRole('option', { name: '老街扫雪' }));
  expect([chosen.mock.calls, asked.mock.calls]).toEqual([[[2]], [['雪'], ['']]]);
});

it('chooses by pointer, and nothing by its button', async () => {
  render(<ActivityField />);
  await userEvent.click(box());
  await userEvent.click(screen.getByRole('option', { name: '江边净滩' }));
  await userEvent.click(screen.getByRole('button', { name: '不关联活动' }));
  expect(chosen.mock.calls).toEqual([[1], [null]]);
  expect(box().value).toBe('');
});

it('an instant is shown and given in Shanghai time, a year only when it is typed out', () => {
  render(
    <Field label="定时发布">
      {(control) => <InstantInput control={control} value="2026-11-28T01:00:00Z" onChange={chosen} />}
    </Field>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('定时发布');
  const time = screen.getByLabelText<HTMLInputElement>('时间');
  expect([input.value, time.value]).toEqual(['2026-11-28', '09:00']);
  fireEvent.change(input, { target: { value: '0202-11-28' } });
  expect([input.value, chosen.mock.calls]).toEqual(['0202-11-28', []]);
  fireEvent.change(input, { target: { value: '2027-11-28' } });
  fireEvent.change(time, { target: { value: '14:30' } });
  fireEvent.change(input, { target: { value: '' } });
  expect(chosen.mock.calls).toEqual([['2027-11-28T09:00:00+08:00'], ['2026-11-28T14:30:00+08:00'], [null]]);
});
