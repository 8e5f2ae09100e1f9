import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OperationCache } from '#platform/web/calls/operation-hooks.tsx';
import { keptPlace, readKeptForm } from '#platform/web/long-form/kept-form.ts';
import type { ActivityStatus } from '../../contract/activities.words.ts';
import { newActivityForm } from './activity-form-defaults.ts';
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

function open({ status = 'draft' as ActivityStatus } = {}): void {
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
            hasSignUps={false}
            areas={[]}
            onReload={() => undefined}
            readVersion={async () => 3}
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
  await screen.findByText('请填写集合地点');
  await userEvent.click(screen.getByRole('button', { name: '提交审核' }));
  expect(asked).not.toContain('UpdateActivity');
  expect(screen.getByLabelText(/^\*?集合地点/, { selector: 'input' }).getAttribute('aria-invalid')).toBe(
    'true',
  );
});

it('submits right after the last fault was mended, before typing has rested', async () => {
  const blocked = { level: 'block', code: 'missing', field: 'placeName', msg: '请填写集合地点' };
  const written = { activityId: 5, version: 3, status: 'draft' };
  answers.set('UpdateActivity', () => ({ body: { code: 200, msg: '', result: written } }));
  answers.set('SubmitActivity', () => ({
    body: { code: 200, msg: '', result: { ...written, version: 4, status: 'pending' } },
  }));
  answers.set('CheckActivity', () => {
    const { body } = sent.at(-1) as { body: { form: { placeName: string } } };
    const findings = body.form.placeName === '' ? [blocked] : [];
    return { body: { code: 200, msg: '', result: { level: 'ok', findings } } };
  });
  open();
  await screen.findByText('请填写集合地点');
  fireEvent.change(screen.getByLabelText(/^\*?集合地点/, { selector: 'input' }), {
    target: { value: '东门' },
  });
  fireEvent.click(screen.getByRole('button', { name: '提交审核' }));
  await waitFor(() => expect(asked).toContain('SubmitActivity'));
});

it('keeps the text on this device when there is no connection', async () => {
  open();
  await userEvent.type(screen.getByLabelText(/活动名称/), '二');
  await save();
  await screen.findByText(/内容已留在这台设备上/);
  expect(readKeptForm('device', keptPlace('activity:5'))?.form).toMatchObject({ title: '净滩行动二' });
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

it('saves what was typed while a save was under way after it, with the version of its answer', async () => {
  const waiting: ((answer: Response) => void)[] = [];
  const send = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async (url) =>
    url.endsWith('CheckActivity')
      ? Response.json({ code: 200, msg: '', result: { level: 'ok', findings: [] } })
      : new Promise((resolve) => waiting.push(resolve)),
  );
  vi.stubGlobal('fetch', send);
  const written = (version: number) =>
    Response.json({ code: 200, msg: '', result: { activityId: 5, version, status: 'draft' } });
  const saves = () =>
    send.mock.calls
      .filter(([url]) => url.endsWith('UpdateActivity'))
      .map(([, init]) => JSON.parse(init.body as string) as { version: number; form: { title: string } });
  open();
  await save();
  await userEvent.type(screen.getByLabelText(/活动名称/), '二');
  await save();
  waiting[0]?.(written(3));
  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(saves()[1]).toMatchObject({ version: 3, form: { title: '净滩行动二' } });
  waiting[1]?.(written(4));
  await screen.findByText(/\d 已保存。/);
});

it('puts back what a lost session left unsaved, once it is opened again', async () => {
  answers.set('UpdateActivity', () => ({
    status: 401,
    body: { code: 50_008, msg: '登录已失效，请重新登录', result: null },
  }));
  HTMLDialogElement.prototype.showModal = vi.fn<() => void>();
  open();
  await userEvent.type(screen.getByLabelText(/活动名称/), '二');
  await save();
  await screen.findByText(/登录已失效，内容已留在这台设备上/);
  await userEvent.type(screen.getByLabelText(/活动名称/), '三');
  cleanup();
  document.body.innerHTML = '';
  open();
  expect(screen.getByLabelText<HTMLInputElement>(/活动名称/).value).toBe('净滩行动二三');
  expect(screen.getByText(/已放回表单/)).toBeTruthy();
});

describe('a check that did not come through', () => {
  const checklist = () => screen.getByRole('region', { name: '提交前检查' });
  const bar = () => screen.getByRole('region', { name: '保存和提交' });
  const known = { body: { code: 200, msg: '', result: { level: 'ok', findings: [] } } };

  it('leaves nothing green, says so, and can be asked again', async () => {
    answers.delete('CheckActivity');
    open();
    await screen.findByText(/现在检查不了/);
    expect(within(checklist()).getAllByRole('img', { name: '还没有检查' })).toHaveLength(6);
    expect(bar().textContent).not.toContain('内容齐了');
    answers.set('CheckActivity', () => known);
    await userEvent.click(within(checklist()).getByRole('button', { name: '再检查一次' }));
    await screen.findByText(/内容齐了，可以提交/);
    expect(within(checklist()).getAllByRole('img', { name: '没有发现问题' })).toHaveLength(6);
  });

  it('for a number that cannot be sent: the fault stands at it, the other panels are unknown', async () => {
    const msg = '每场至多 5000 人';
    answers.set('CheckActivity', () => ({
      status: 400,
      body: {
        code: 400,
        msg: '请检查填写的内容',
        result: null,
        errors: [{ path: 'form.shifts.0.capacity', msg }],
      },
    }));
    open();
    await screen.findByText(/还有 1 处需要修改/);
    const places = screen.getByLabelText('第 1 场人数');
    expect(places.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(places.getAttribute('aria-describedby') ?? '')?.textContent).toBe(msg);
    expect(screen.getByLabelText('第 1 场休息分钟').getAttribute('aria-invalid')).toBeNull();
    expect(within(checklist()).getAllByRole('img', { name: '还没有检查' })).toHaveLength(5);
  });
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
  const ground = () => screen.findByLabelText(/申请放行理由/);

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
    const saved = sent.findLast((one) => (one as { name: string }).name === 'UpdateActivity');
    expect(saved).toMatchObject({ body: { form: { releaseGround: words } } });
  });

  it('asks for the ground before what is public is saved', async () => {
    open({ status: 'published' });
    const field = await ground();
    await userEvent.click(screen.getByRole('button', { name: '保存修改' }));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(asked).not.toContain('UpdateActivity');
  });
});
