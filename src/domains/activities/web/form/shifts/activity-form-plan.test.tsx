import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followClock } from '#platform/contract/instants.ts';
import { HeldForm } from './held-form.tsx';
import { newActivityForm } from '../activity-form-defaults.ts';
import { ActivityFormRepeat } from './activity-form-repeat.tsx';

const now = new Date('2026-09-14T09:00:00+08:00');
const start = newActivityForm({ category: 'eco', area: '', contactName: '方舟', contactPhone: '' }, now);
const days = [
  { day: '2026-10-03', isWorkday: false, name: '国庆节' },
  { day: '2026-10-10', isWorkday: true, name: '国庆节调休' },
];
beforeEach(() => {
  followClock(() => now);
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, msg: '', result: { days } }));
  render(
    <HeldForm start={start}>
      <ActivityFormRepeat />
    </HeldForm>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  followClock(() => new Date());
});

it('shows each day with what is left out and why, adds them with one press and takes them back with one', async () => {
  await userEvent.click(screen.getByRole('button', { name: '按规则排' }));
  const list = within(screen.getByRole('region', { name: '会排在哪几天' }));
  await list.findByText('跳过：国庆节放假');
  expect(list.getByText('跳过：国庆节调休，要上班')).toBeTruthy();
  const count = screen.getByLabelText('一共几天');
  await userEvent.clear(count);
  await userEvent.type(count, '2');
  await userEvent.click(screen.getByRole('button', { name: '把这 2 场加进来' }));
  const shifts = screen.getByLabelText('场次');
  expect(shifts.textContent).toMatch(/^09-26T\S+ 10-17T\S+ 10-24T\S+$/);
  await userEvent.click(screen.getByRole('button', { name: '撤销' }));
  expect(shifts.textContent).toMatch(/^09-26T\S+$/);
  expect(screen.queryByRole('button', { name: '撤销' })).toBeNull();
});
