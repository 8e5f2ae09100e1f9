// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OperationCache } from '#platform/web/operation-hooks.tsx';
import { newActivityForm } from './activity-form-defaults.ts';
import { readKeptForm } from './activity-form-kept.ts';
import { ActivityFormEditor } from './activity-form.tsx';

const form = {
  ...newActivityForm(
    { category: 'eco', area: '', contactName: '方舟', contactPhone: '13800001111' },
    new Date('2026-11-21T09:00:00+08:00'),
  ),
  title: '净滩行动',
};
type Answer = { status?: number; body: unknown };
const answers = new Map<string, () => Answer>();
const asked: string[] = [];

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  answers.set('CheckActivity', () => ({
    body: { code: 200, msg: '', result: { level: 'ok', findings: [] } },
  }));
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addListener() {},
    removeListener() {},
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', async (url: string) => {
    const name = url.split('/').at(-1) ?? '';
    asked.push(name);
    const answer = answers.get(name)?.();
    if (!answer) throw new TypeError('network');
    return Response.json(answer.body, { status: answer.status ?? 200 });
  });
});
afterEach(() => {
  cleanup();
  answers.clear();
  vi.unstubAllGlobals();
});

function open(): void {
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <OperationCache client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <ActivityFormEditor
            form={form}
            activityId={5}
            version={2}
            status="draft"
            lockedFields={[]}
            areas={[]}
            onReload={() => undefined}
            onWritten={() => undefined}
          />
        </OperationCache>
      ),
    },
  ]);
  render(<RouterProvider router={router} />);
}
const save = () => userEvent.click(screen.getByRole('button', { name: '存草稿' }));

it('shows the errors of the server beside the fields and keeps what was typed', async () => {
  answers.set('UpdateActivity', () => ({
    status: 400,
    body: {
      code: 400,
      msg: '请检查填写的内容',
      result: null,
      errors: [{ path: 'form.contactPhone', msg: '联系电话应为手机号或带区号的座机号' }],
    },
  }));
  open();
  const phone = screen.getByLabelText<HTMLInputElement>(/联系电话/);
  await userEvent.clear(phone);
  await userEvent.type(phone, '12345');
  await save();
  await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('联系电话应为手机号或带区号的座机号')).toBeTruthy();
  expect(phone.value).toBe('12345');
});

it('does not submit while the check blocks, and then says where', async () => {
  const blocked = { level: 'block', code: 'missing', field: 'placeName', msg: '请填写集合地点' };
  answers.set('CheckActivity', () => ({
    body: { code: 200, msg: '', result: { level: 'block', findings: [blocked] } },
  }));
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  open();
  await screen.findByText('请填写集合地点', undefined, { timeout: 5_000 });
  await userEvent.click(screen.getByRole('button', { name: '提交审核' }));
  expect(asked).not.toContain('UpdateActivity');
  expect(screen.getByLabelText(/^\*?集合地点/, { selector: 'input' }).getAttribute('aria-invalid')).toBe(
    'true',
  );
});

it('keeps the text on this device when there is no connection', async () => {
  open();
  await userEvent.type(screen.getByLabelText(/活动名称/), '二');
  await save();
  await screen.findByText(/内容已留在这台设备上/);
  expect(readKeptForm(5)?.form.title).toBe('净滩行动二');
});

it('tells of a version conflict and saves nothing over it', async () => {
  answers.set('UpdateActivity', () => ({
    status: 409,
    body: { code: 409, msg: '内容已被他人更新，请刷新后再试', reason: 'versionConflict', result: null },
  }));
  open();
  await userEvent.type(screen.getByLabelText(/活动名称/), '二');
  await save();
  await screen.findByRole('button', { name: '载入最新内容' });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '存草稿' }).disabled).toBe(true);
});
