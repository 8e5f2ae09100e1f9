// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enterAfterLogin } from '#platform/web/session/login.ts';
import { LoginForm } from './login-form.tsx';

vi.mock('#platform/web/session/login.ts', async (original) => ({
  ...(await original<typeof import('#platform/web/session/login.ts')>()),
  // A new document, which jsdom does not load.
  enterAfterLogin: vi.fn<typeof enterAfterLogin>(),
}));

type Answer = { code: number; msg?: string; reason?: string; result?: unknown };

const captcha = {
  captchaId: 'c-1',
  svg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  question: '三加四等于几?',
};
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
    mustChangePwd: false,
    unreadCount: 0,
  },
};

const wrongPassword = (attemptsLeft: number, isCaptchaNeeded: boolean): Answer => ({
  code: 409,
  reason: 'wrongPassword',
  msg: `账号或密码不正确，还可以再试 ${attemptsLeft} 次`,
  result: { attemptsLeft, isCaptchaNeeded },
});

/** Answers logins one after the other; keeps what was sent. */
function serve(...answers: Answer[]) {
  const sent: Record<string, unknown>[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string, init: RequestInit) => {
      if (url === '/api/token/captcha') {
        return new Response(JSON.stringify({ code: 200, msg: '', result: captcha }));
      }
      sent.push(typeof init.body === 'string' ? JSON.parse(init.body) : {});
      const answer = { msg: '', ...(answers.shift() ?? { code: 500, msg: 'Error' }) };
      return new Response(JSON.stringify(answer), { status: answer.code });
    }),
  );
  return sent;
}

const type = async (name: string, password: string) => {
  if (name) await userEvent.type(screen.getByLabelText('账号'), name);
  if (password) await userEvent.type(screen.getByLabelText('密码'), password);
};
const press = () => userEvent.click(screen.getByRole('button', { name: '登录' }));
const noteOf = (label: string) => {
  const id = screen.getByLabelText(label).getAttribute('aria-describedby');
  return id ? document.getElementById(id)?.textContent : undefined;
};

beforeEach(() => {
  window.history.replaceState(
    null,
    '',
    '/user-index/login?redirect=%2Fuser-index%2FactivityDetail%2F5%3Fshift%3D11',
  );
  render(<LoginForm />);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.mocked(enterAfterLogin).mockClear();
});

describe('the login form', () => {
  it('says what is missing at each field and sends nothing', async () => {
    const sent = serve();
    await press();
    expect(noteOf('账号')).toContain('请输入账号');
    expect(noteOf('密码')).toContain('请输入密码');
    expect(document.activeElement).toBe(screen.getByLabelText('账号'));
    expect(sent).toEqual([]);
  });

  it('opens at the door that was taken last', async () => {
    const door = (name: RegExp) => screen.getByRole('radio', { name });
    expect(door(/志愿者/)).toHaveProperty('checked', true);
    await userEvent.click(door(/服务队伍/));
    cleanup();
    render(<LoginForm />);
    await waitFor(() => expect(door(/服务队伍/)).toHaveProperty('checked', true));
    localStorage.clear();
  });

  it('signs in on Enter with the trimmed name and goes to where the person was', async () => {
    const sent = serve({ code: 200, result: session });
    await type('  zhiyuan001 ', 'Jianglan#2026');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(enterAfterLogin).toHaveBeenCalledWith(
        session.loginInfo,
        '/user-index/activityDetail/5?shift=11',
      ),
    );
    expect(sent).toEqual([
      { userLoginName: 'zhiyuan001', userPwd: 'Jianglan#2026', userType: 2, remember: false },
    ]);
    expect(document.cookie).toContain('Admin-Token=token-1');
  });

  it('sends which kind of account is meant, and to be remembered', async () => {
    const sent = serve({ code: 200, result: session });
    await userEvent.click(screen.getByRole('radio', { name: /服务队伍/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: '七天内自动登录' }));
    await type('duiwu001', 'Jianglan#2026');
    await press();
    await waitFor(() => expect(sent[0]).toMatchObject({ userType: 1, remember: true }));
  });

  it('lets a password be pasted', async () => {
    serve();
    await userEvent.click(screen.getByLabelText('密码'));
    await userEvent.paste('Jianglan#2026');
    expect(screen.getByLabelText('密码')).toHaveProperty('value', 'Jianglan#2026');
  });

  it("shows the server's refusal at the password with the tries that are left, and keeps what was typed", async () => {
    serve(wrongPassword(4, false));
    await type('zhiyuan001', 'wrong');
    await press();
    await waitFor(() => expect(noteOf('密码')).toBe('账号或密码不正确，还可以再试 4 次'));
    expect(screen.getByLabelText('账号')).toHaveProperty('value', 'zhiyuan001');
    expect(screen.getByLabelText('密码')).toHaveProperty('value', 'wrong');
    expect(screen.queryByLabelText(/验证码$/)).toBeNull();
    expect(enterAfterLogin).not.toHaveBeenCalled();
  });

  it('asks for a captcha when the server wants one, answerable without seeing it', async () => {
    const sent = serve(wrongPassword(2, true), { code: 200, result: session });
    await type('zhiyuan001', 'wrong');
    await press();
    const field = await screen.findByLabelText(/验证码$/, { selector: 'input' });
    expect(await screen.findByText(/三加四等于几/)).toBeTruthy();
    await press();
    expect(sent).toHaveLength(1);
    await userEvent.type(field, '7');
    await press();
    await waitFor(() => expect(sent[1]).toMatchObject({ captchaId: 'c-1', captcha: '7' }));
  });

  it('says at once that the account is locked', async () => {
    serve({ code: 409, reason: 'locked', msg: '密码连续输错多次，账号已暂时锁定，请稍后再试' });
    await type('zhiyuan001', 'wrong');
    await press();
    expect((await screen.findByRole('alert')).textContent).toContain('账号已暂时锁定');
  });

  it('can show the password', async () => {
    const password = screen.getByLabelText('密码');
    expect(password).toHaveProperty('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: '显示密码' }));
    expect(password).toHaveProperty('type', 'text');
  });
});
