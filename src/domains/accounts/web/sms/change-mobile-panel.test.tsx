import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OperationCache } from '#platform/web/calls/operation-hooks.tsx';
import { ChangeMobilePanel } from './change-mobile-panel.tsx';

type Answer = { code: number; msg?: string; reason?: string; result?: unknown };
let sent: { url: string; body: unknown }[];
let changes: Answer[];
let mobileMasked: string | null;

beforeEach(() => {
  sent = [];
  changes = [];
  mobileMasked = '138****0001';
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string, init: RequestInit) => {
      if (url.startsWith('/api/accounts/GetMyMobile'))
        return new Response(JSON.stringify({ code: 200, msg: '', result: { mobileMasked } }));
      sent.push({ url, body: typeof init.body === 'string' ? JSON.parse(init.body) : {} });
      if (url === '/api/accounts/SendSmsCode')
        return new Response(
          JSON.stringify({ code: 200, msg: '', result: { waitSeconds: 60, validMinutes: 5 } }),
        );
      const answer = { msg: '', ...(changes.shift() ?? { code: 500, msg: 'Error' }) };
      return new Response(JSON.stringify(answer), { status: answer.code });
    }),
  );
  render(
    <OperationCache client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ChangeMobilePanel />
    </OperationCache>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The star of a needed field stands before its name. */
const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^\\*?${label}`), { selector: 'input' });
const noteOf = (label: string) => {
  const id = field(label).getAttribute('aria-describedby');
  return id ? document.getElementById(id)?.textContent : undefined;
};
const press = () => userEvent.click(screen.getByRole('button', { name: '更换手机号' }));
async function fill() {
  await userEvent.type(field('登录密码'), 'Jianglan#2026');
  await userEvent.type(field('新手机号'), '13806880002');
  await userEvent.type(field('短信验证码'), '123456');
}

describe('the panel 更换手机号', () => {
  it('shows the bound number, asks for a code of its scene, and empties itself once it is done', async () => {
    expect(await screen.findByText(/现在绑定的手机号：138\*\*\*\*0001/)).toBeTruthy();
    await fill();
    await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { url: '/api/accounts/SendSmsCode', body: { mobile: '13806880002', scene: 'bind' } },
      ]),
    );
    changes = [{ code: 200, result: { mobileMasked: '138****0002' } }];
    mobileMasked = '138****0002';
    await press();
    expect(await screen.findByText(/现在绑定的手机号：138\*\*\*\*0002/)).toBeTruthy();
    expect(sent.at(-1)).toEqual({
      url: '/api/accounts/ChangeMobile',
      body: { userPwd: 'Jianglan#2026', mobile: '13806880002', smsCode: '123456' },
    });
    expect(['登录密码', '新手机号', '短信验证码'].map((label) => field(label).value)).toEqual(['', '', '']);
  });

  it('says what is missing at each field and sends nothing', async () => {
    await press();
    expect(noteOf('登录密码')).toContain('请输入登录密码');
    expect(noteOf('新手机号')).toContain('请输入新手机号');
    expect(noteOf('短信验证码')).toContain('请输入短信验证码');
    expect(sent).toEqual([]);
  });

  it.each([
    ['登录密码', { reason: 'wrongPassword', msg: '登录密码不正确，还可以再试 4 次' }],
    ['新手机号', { reason: 'mobileTaken', msg: '这个手机号已绑定另一个账号，请换一个号码' }],
    [
      '短信验证码',
      { reason: 'codeWrong', msg: '短信验证码不正确，还可以再试 4 次', result: { field: 'smsCode' } },
    ],
  ])('shows a refusal at %s and keeps what was typed', async (label, refusal) => {
    changes = [{ code: 409, ...refusal }];
    await fill();
    await press();
    await waitFor(() => expect(noteOf(label)).toContain(refusal.msg));
    expect(field('新手机号').value).toBe('13806880002');
    expect(field('短信验证码').value).toBe('123456');
  });

  it('says above the button that the password is locked', async () => {
    changes = [{ code: 409, reason: 'locked', msg: '密码连续输错多次，请 15 分钟后再试' }];
    await fill();
    await press();
    expect((await screen.findByRole('alert')).textContent).toContain('请 15 分钟后再试');
  });
});
