import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HeldForm } from '../held-form.tsx';
import { newActivityForm } from '../../activity-form-defaults.ts';
import { ShiftWeek } from './shift-week.tsx';

const start = newActivityForm(
  { category: 'eco', area: '', contactName: '方舟', contactPhone: '' },
  new Date('2026-09-14T09:00:00+08:00'),
);
const onOpen = vi.fn<(index: number) => void>();

beforeEach(() => {
  onOpen.mockClear();
  Element.prototype.setPointerCapture = vi.fn<(pointerId: number) => void>();
  render(
    <HeldForm start={start}>
      <ShiftWeek notes={new Map([[0, { at: undefined, msg: '看看这里', isHint: false }]])} onOpen={onOpen} />
    </HeldForm>,
  );
});
afterEach(cleanup);
const block = () => screen.getByRole('button', { name: /^第 1 场，9月/ });
const times = () => screen.getByLabelText('场次').textContent;

it('moves and stretches by keys, says so, and keeps the focus, also into the next week', async () => {
  block().focus();
  await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
  expect(times()).toBe('09-26T09:15–12:00');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(times()).toBe('09-28T09:15–12:00');
  expect(screen.getByText('第 1 场：9月28日 周一 09:15–12:00').role).toBe('status');
  expect(document.activeElement).toBe(block());
});

it('is pulled to another hour, and by its lower edge longer; without a way it stays', () => {
  const pull = (from: Element, y: number): void => {
    fireEvent.pointerDown(from, { button: 0, clientX: 10, clientY: 100, pointerId: 1 });
    fireEvent.pointerMove(from, { clientX: 10, clientY: 100 + y, pointerId: 1 });
    fireEvent.pointerUp(from, { pointerId: 1 });
  };
  pull(block(), 48);
  expect(times()).toBe('09-26T10:00–12:30');
  pull(block().querySelector('[data-stretch]')!, 24);
  expect(times()).toBe('09-26T10:00–13:00');
  pull(block(), 3);
  expect(times()).toBe('09-26T10:00–13:00');
});

it('leads to the row: by Enter, from what is to be mended, and from the list of days', async () => {
  block().focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: '第 1 场：看看这里' }));
  await userEvent.click(screen.getByRole('button', { name: /^09:00–11:30/ }));
  expect(onOpen.mock.calls).toEqual([[0], [0], [0]]);
});
