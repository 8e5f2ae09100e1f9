import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followClock } from '#platform/contract/instants.ts';
import { OperationCache } from '#platform/web/calls/operation-hooks.tsx';
import type { FormChange } from '#platform/web/long-form/form-editor.ts';
import type { ActivityForm } from '../../../contract/activity-form.contract.ts';
import { ActivityFormProvider } from '../activity-form-context.ts';
import { newActivityForm } from '../activity-form-defaults.ts';
import { ActivityFormRepeat } from './activity-form-repeat.tsx';

const now = new Date('2026-09-14T09:00:00+08:00');
const start = newActivityForm({ category: 'eco', area: '', contactName: '方舟', contactPhone: '' }, now);
const check = { findings: [], isKnown: true, isFailed: false, isChecking: false, onRetry: () => undefined };

function Form() {
  const [form, setForm] = useState<ActivityForm>(start);
  const [set] = useState(
    () =>
      (change: FormChange<ActivityForm>): void =>
        setForm((at) => ({ ...at, ...(typeof change === 'function' ? change(at) : change) })),
  );
  return (
    <ActivityFormProvider
      value={{
        form,
        set,
        errors: [],
        errorOf: () => undefined,
        findings: [],
        check,
        areas: [],
        coverKey: '',
      }}
    >
      <output aria-label="场次">{form.shifts.map(({ startsAt }) => startsAt.slice(5, 10)).join(' ')}</output>
      <ActivityFormRepeat />
    </ActivityFormProvider>
  );
}

const days = [
  { day: '2026-10-03', isWorkday: false, name: '国庆节' },
  { day: '2026-10-10', isWorkday: true, name: '国庆节调休' },
];
beforeEach(() => {
  followClock(() => now);
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, msg: '', result: { days } }));
  render(
    <OperationCache client={new QueryClient()}>
      <Form />
    </OperationCache>,
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
  expect(shifts.textContent).toBe('09-26 10-17 10-24');
  await userEvent.click(screen.getByRole('button', { name: '撤销' }));
  expect(shifts.textContent).toBe('09-26');
  expect(screen.queryByRole('button', { name: '撤销' })).toBeNull();
});
