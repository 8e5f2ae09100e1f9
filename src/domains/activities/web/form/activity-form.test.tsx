// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OperationCache } from '#platform/web/calls/operation-hooks.tsx';
import type { ActivityStatus } from '../../contract/activities.words.ts';
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
const sent: unknown[] = [];

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  sent.length = 0;
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  answers.set('CheckActivity', () => ({
    body: { code: 200, msg: '', result: { level: 'ok', findings: [] } },
  }));
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const name = url.split('/').at(-1) ?? '';
    asked.push(name);
    sent.push({ name, body: JSON.parse((init?.body as string | undefined) ?? 'null') });
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

function open({ status = 'draft' as ActivityStatus, lockedFields = [] as string[] } = {}): void {
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <OperationCache client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <ActivityFormEditor
            form={form}
            activityId={5}
            version={2}
            status={status}
            lockedFields={lockedFields}
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

describe('what only the centre may let through', () => {
  const meeting = {
    level: 'block',
    code: 'titleWords',
    field: 'title',
    msg: '名称里有“会议”',
    releasable: '会议',
  };
  const words = '为老人做引导和茶水服务。';
  beforeEach(() => {
    answers.set('CheckActivity', () => ({
      body: { code: 200, msg: '', result: { level: 'block', findings: [meeting] } },
    }));
    const written = { activityId: 5, version: 3, status: 'draft' };
    answers.set('UpdateActivity', () => ({ body: { code: 200, msg: '', result: written } }));
    const submitted = { ...written, version: 4, status: 'pending' };
    answers.set('SubmitActivity', () => ({ body: { code: 200, msg: '', result: submitted } }));
  });
  const ground = () => screen.findByLabelText(/申请放行理由/, undefined, { timeout: 5_000 });

  it('is told above the bar, and submitted only with a ground, which is saved with the form', async () => {
    open();
    const field = await ground();
    expect(screen.getByRole('region', { name: '申请放行' }).textContent).toContain('名称里有“会议”');
    expect(screen.getByRole('region', { name: '保存和提交' }).textContent).toContain('有 1 处要由中心放行');
    await userEvent.type(field, '太短');
    await userEvent.click(screen.getByRole('button', { name: '提交审核' }));
    expect(asked).not.toContain('UpdateActivity');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    await userEvent.clear(field);
    await userEvent.type(field, words);
    await userEvent.click(screen.getByRole('button', { name: '提交审核' }));
    await waitFor(() => expect(asked).toContain('SubmitActivity'));
    const saved = sent.find((one) => (one as { name: string }).name === 'UpdateActivity');
    expect(saved).toMatchObject({ body: { form: { releaseGround: words } } });
  });

  it('asks for the ground before what is public is saved', async () => {
    open({ status: 'published' });
    const field = await ground();
    await userEvent.click(screen.getByRole('button', { name: '保存修改' }));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(asked).not.toContain('UpdateActivity');
  });

  it('offers no release while people are signed up', async () => {
    open({ status: 'published', lockedFields: ['title'] });
    await screen.findByText(/现在不能保存，请改掉/, undefined, { timeout: 5_000 });
    expect(screen.queryByLabelText(/申请放行理由/)).toBeNull();
  });
});
