import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enterAfterLogin } from '#platform/web/session/login.ts';
import { easyChallenge } from '../../testing/proof.builders.ts';
import { LoginForm } from './login-form.tsx';

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
    mustChangePwd: false,
    mustSetUpFactor: false,
    passwordDaysLeft: null,
    unreadCount: 0,
  },
};

const wrongPassword = (attemptsLeft: number): Answer => ({
  code: 409,
  reason: 'wrongPassword',
  msg: `账号或密码不正确，还可以再试 ${attemptsLeft} 次`,
  result: { attemptsLeft },
});

/** Answers logins one after the other, each when it is there; keeps what was sent. */
function serve(...answers: (Answer | Promise<Answer>)[]) {
  const sent: Record<string, unknown>[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_url: string, init: RequestInit) => {
      sent.push(typeof init.body === 'string' ? JSON.parse(init.body) : {});
      const answer = { msg: '', ...(await (answers.shift() ?? { code: 500, msg: 'Error' })) };
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
    serve(wrongPassword(4));
    await type('zhiyuan001', 'wrong');
    await press();
    await waitFor(() => expect(noteOf('密码')).toBe('账号或密码不正确，还可以再试 4 次'));
    expect(screen.getByLabelText('账号')).toHaveProperty('value', 'zhiyuan001');
    expect(screen.getByLabelText('密码')).toHaveProperty('value', 'wrong');
    expect(enterAfterLogin).not.toHaveBeenCalled();
  });

  it('does the work that the server asks for by itself, says so meanwhile, and sends again', async () => {
    const challenge = await easyChallenge();
    let letIn: (answer: Answer) => void = () => undefined;
    const sent = serve(
      { code: 409, reason: 'proofNeeded', msg: '…', result: { attemptsLeft: 2, challenge } },
      new Promise<Answer>((resolve) => {
        letIn = resolve;
      }),
    );
    await type('zhiyuan001', 'Jianglan#2026');
    await press();
    expect(await screen.findByText('正在做安全检查，请稍候')).toBeTruthy();
    letIn({ code: 200, result: session });
    await waitFor(() => expect(enterAfterLogin).toHaveBeenCalled());
    await waitFor(() => expect(screen.queryByText('正在做安全检查，请稍候')).toBeNull());
    expect(sent[0]).not.toHaveProperty('proof');
    expect(sent[1]).toMatchObject({ userLoginName: 'zhiyuan001', proof: { challenge, counter: 7 } });
    expect(sent).toHaveLength(2);
  });

  it('tells a proof that the server did not take, and works no second time', async () => {
    const challenge = await easyChallenge();
    const refused = { code: 409, result: { attemptsLeft: 2, challenge } };
    const sent = serve(
      { ...refused, reason: 'proofNeeded' },
      { ...refused, reason: 'proofWrong', msg: '安全检查没有通过，请再试一次' },
    );
    await type('zhiyuan001', 'Jianglan#2026');
    await press();
    expect((await screen.findByRole('alert')).textContent).toContain('安全检查没有通过');
    expect(sent).toHaveLength(2);
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
