import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endBeforeStart } from '#platform/contract/day-span.rules.ts';
import { DayRange } from './day-range.tsx';

const taken = vi.fn<(days: { from: string; to: string }) => void>();
beforeEach(() => taken.mockReset());
afterEach(cleanup);

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
const open = (span = { from: '2026-11-10' as string | undefined, to: undefined as string | undefined }) =>
  render(<DayRange label="加入" span={span} onChange={taken} />);

it('refuses an end before the start with a sentence, and takes over what puts it right', () => {
  open();
  type('加入到', '2026-11-09');
  expect(screen.getByRole('alert').textContent).toBe(endBeforeStart);
  expect(screen.getByLabelText('加入到').getAttribute('aria-invalid')).toBe('true');
  expect(taken).not.toHaveBeenCalled();
  type('加入从', '2026-11-08');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(taken).toHaveBeenLastCalledWith({ from: '2026-11-08', to: '2026-11-09' });
});

it('takes one day alone, the same day twice, and none', () => {
  open();
  type('加入到', '2026-11-10');
  expect(taken).toHaveBeenLastCalledWith({ from: '2026-11-10', to: '2026-11-10' });
  type('加入从', '');
  expect(taken).toHaveBeenLastCalledWith({ from: '', to: '2026-11-10' });
});

it('waits until a year is typed', () => {
  open();
  type('加入到', '0202-11-12');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(taken).not.toHaveBeenCalled();
});

it('shows days of an address that it refuses, and follows the address', () => {
  const refused = { from: '2026-11-10', to: '2026-11-01' };
  const { rerender } = render(
    <DayRange label="" span={{ from: undefined, to: undefined, refused }} onChange={taken} />,
  );
  expect(screen.getByRole('alert').textContent).toBe(endBeforeStart);
  expect(screen.getByLabelText<HTMLInputElement>('到').value).toBe('2026-11-01');
  rerender(<DayRange label="" span={{ from: undefined, to: undefined }} onChange={taken} />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('到').value).toBe('');
});
