import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { enterAfterLogin } from '#platform/web/session/login.ts';
import { LoginForm } from './login-form.tsx';
import { LoginNewPassword } from './login-new-password.tsx';

vi.mock('#platform/web/session/login.ts', async (original) => ({
  ...(await original<typeof import('#platform/web/session/login.ts')>()),
  // A new document, which jsdom does not load.
  enterAfterLogin: vi.fn<typeof enterAfterLogin>(),
}));

type Answer = { code: number; msg?: string; reason?: string; result?: unknown };

const session = {
  accessToken: 'token-1',
  expiresIn: 1_800,
  loginInfo: {
    loginId: 9,
    loginName: 'zhiyuan001',
    realName: '沈知夏',
    iconUrl: null,
    tmRole_id: 1,
    userType: 2,
    birthday: null,
    mustChangePwd: true,
    unreadCount: 0,
  },
};

function serve(...answers: Answer[]) {
  const sent: { url: string; body: unknown }[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string, init: RequestInit) => {
      sent.push({ url, body: typeof init.body === 'string' ? JSON.parse(init.body) : {} });
      const answer = { msg: '', ...(answers.shift() ?? { code: 500, msg: 'Error' }) };
      return new Response(JSON.stringify(answer), { status: answer.code });
    }),
  );
  return sent;
}

/** The star of a needed field stands before its name. */
const named = (label: string) => new RegExp(`^\\*?${label}`);
const field = (label: string) => screen.getByLabelText(named(label), { selector: 'input' });
const noteOf = (label: string) => {
  const id = field(label).getAttribute('aria-describedby');
  return id ? document.getElementById(id)?.textContent : undefined;
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.mocked(enterAfterLogin).mockClear();
});

describe('a handed-out password', () => {
  it('is changed also after a login by a code, which does not know it', async () => {
    const sent = serve(
      { code: 200, result: session },
      { code: 409, reason: 'wrongOldPassword', msg: '原密码不正确，还可以再试 4 次' },
      { code: 200, result: {} },
    );
    render(<LoginForm />);
    await userEvent.click(screen.getByRole('button', { name: '短信登录' }));
    await userEvent.type(field('手机号'), '13806880001');
    await userEvent.type(field('短信验证码'), '123456');
    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    const old = await screen.findByLabelText(named('临时密码'), { selector: 'input' });
    expect(enterAfterLogin).not.toHaveBeenCalled();
    await userEvent.type(old, 'Abcd-efgh-2345');
    await userEvent.type(field('新密码'), 'Riverside#88');
    await userEvent.type(field('确认新密码'), 'Riverside#88');
    const save = screen.getByRole('button', { name: '保存新密码并进入' });
    await userEvent.click(save);
    expect(await screen.findByText('原密码不正确，还可以再试 4 次')).toBeTruthy();
    await userEvent.click(save);
    await waitFor(() => expect(enterAfterLogin).toHaveBeenCalledTimes(1));
    expect(sent.at(-1)).toEqual({
      url: '/api/accounts/ChangePassword',
      body: { oldPwd: 'Abcd-efgh-2345', newPwd: 'Riverside#88', confirmPwd: 'Riverside#88' },
    });
  });

  it.each([
    ['usedBefore', '最近 5 次用过的密码不能再用，请换一个'],
    ['sameAsOld', '新密码不能与原密码相同'],
  ])('of staff is refused at the new one: %s', async (reason, msg) => {
    serve({ code: 409, reason, msg });
    await fillStaff();
    await waitFor(() => expect(noteOf('新密码')).toContain(msg));
  });

  it('of staff tells what stands at no field', async () => {
    serve({ code: 409, reason: 'locked', msg: '密码连续输错多次，请 15 分钟后再试' });
    await fillStaff();
    expect((await screen.findByRole('alert')).textContent).toContain('请 15 分钟后再试');
  });
});

async function fillStaff() {
  render(<LoginNewPassword audience="staff" usedPassword="Abcd-efgh-2345" onChanged={() => undefined} />);
  await userEvent.type(field('新密码'), 'Riverside#88');
  await userEvent.type(field('再输一次新密码'), 'Riverside#88');
  await userEvent.click(screen.getByRole('button', { name: '修改密码并进入后台' }));
}
