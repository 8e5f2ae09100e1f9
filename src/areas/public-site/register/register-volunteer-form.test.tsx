import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { easyChallenge } from '#domains/accounts/testing/proof.builders.ts';
import type { RegisterVolunteerProps } from './register-props.ts';
import { RegisterVolunteerForm } from './register-volunteer-form.tsx';

type Answer = { code: number; msg?: string; reason?: string; result?: unknown; errors?: object[] };

const offer = (purpose: 'serviceAgreement' | 'privacyPolicy' | 'guardianConsent', title: string) => ({
  purpose,
  version: '2026-11.1',
  title,
  href: `/user-index/agreement?purpose=${purpose}`,
});
const props: RegisterVolunteerProps = {
  areas: [
    { code: '990101', name: '澜滨区' },
    { code: '990102', name: '鹿渚区' },
  ],
  categories: [
    { key: 'eco', name: '环保' },
    { key: 'elder', name: '助老' },
  ],
  consents: [offer('serviceAgreement', '用户服务协议'), offer('privacyPolicy', '隐私政策')],
  guardianConsents: [offer('guardianConsent', '监护人同意书')],
  today: '2026-11-21',
};
const registered = {
  accessToken: 'token-1',
  expiresIn: 1_800,
  loginInfo: {
    loginId: 9,
    loginName: 'zy6021_abcdef',
    realName: '沈知夏',
    iconUrl: null,
    tmRole_id: 1,
    userType: 2,
    birthday: '1998-06-21',
    mustChangePwd: false,
    mustSetUpFactor: false,
    passwordDaysLeft: null,
    unreadCount: 0,
  },
  standing: 'active',
  volunteerNo: 'V99010126110000015',
};

/** Answers calls by their path; keeps what was sent. */
/** Answers by path, a list one after the other; keeps what was sent. */
function serve(answers: Record<string, Answer | Answer[]>) {
  const sent: { path: string; body: Record<string, unknown> }[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string, init: RequestInit) => {
      sent.push({ path, body: typeof init.body === 'string' ? JSON.parse(init.body) : {} });
      const [next = { code: 500, msg: 'Error' }] = [answers[path]].flat();
      if (Array.isArray(answers[path])) answers[path].shift();
      const answer = { msg: '', ...next };
      return new Response(JSON.stringify(answer), { status: answer.code });
    }),
  );
  return sent;
}

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const field = (label: string) => screen.getByLabelText(new RegExp(`^\\*?${label}$`));
const send = () => userEvent.click(screen.getByRole('button', { name: '提交注册' }));

async function fillIn(birthOn: string): Promise<void> {
  await userEvent.type(field('手机号'), '13806880001');
  await userEvent.type(field('短信验证码'), '408162');
  await userEvent.type(field('设置密码'), 'Qinghe-2031');
  await userEvent.type(field('确认密码'), 'Qinghe-2031');
  await userEvent.type(field('真实姓名'), '沈知夏');
  fireEvent.change(field('出生日期'), { target: { value: birthOn } });
  await userEvent.click(screen.getByLabelText('女'));
  await userEvent.selectOptions(field('居住区域'), '990101');
  await userEvent.click(screen.getByLabelText('鹿渚区'));
  await userEvent.click(screen.getByLabelText('环保'));
  await userEvent.click(screen.getByLabelText(/用户服务协议/));
  await userEvent.click(screen.getByLabelText(/隐私政策/));
}

describe('registering a volunteer', () => {
  it('tells every gap at its field and sends nothing', async () => {
    const sent = serve({});
    render(<RegisterVolunteerForm {...props} />);
    await send();
    const gaps = ['请输入手机号', '请再输入一次密码', '请填写姓名', '请选择性别', '请阅读并勾选同意'];
    for (const sentence of gaps) expect(screen.getByText(sentence)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('手机号')));
    expect(sent).toEqual([]);
    await userEvent.type(field('真实姓名'), '沈');
    expect(screen.queryByText('请填写姓名')).toBeNull();
  });

  it('tells the gaps of the guardian’s part, too', async () => {
    const sent = serve({});
    render(<RegisterVolunteerForm {...props} />);
    await fillIn('2011-06-21');
    await send();
    for (const sentence of ['请填写监护人姓名', '请输入监护人手机号', '请监护人阅读并勾选同意'])
      expect(screen.getByText(sentence)).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('ticks the rules of the password off while it is typed', async () => {
    serve({});
    render(<RegisterVolunteerForm {...props} />);
    await userEvent.type(field('设置密码'), 'Qinghe-2031');
    expect(screen.getAllByText('（已满足）')).toHaveLength(3);
    await userEvent.type(field('确认密码'), 'Qinghe-2032');
    expect(screen.getByText('两次输入的密码不一致')).toBeTruthy();
  });

  it('sends a password as it was typed, with its space at the end and too long, so that the server tells', async () => {
    const errors = [{ path: 'userPwd', msg: '密码长度应为 8 至 20 个字符' }];
    const sent = serve({ '/api/volunteers/RegisterVolunteer': { code: 400, result: null, errors } });
    render(<RegisterVolunteerForm {...props} />);
    await fillIn('1998-06-21');
    const typed = 'Qinghe-2031-Qinghe-2031 ';
    for (const label of ['设置密码', '确认密码'])
      fireEvent.change(field(label), { target: { value: typed } });
    await send();
    expect(await screen.findByText('密码长度应为 8 至 20 个字符')).toBeTruthy();
    expect(sent[0]?.body).toMatchObject({ userPwd: typed, confirmPwd: typed });
    expect(field('设置密码').getAttribute('maxlength')).toBe('128');
  });

  it('sends the form with consents in their versions, and tells the next steps', async () => {
    const sent = serve({ '/api/volunteers/RegisterVolunteer': { code: 200, result: registered } });
    render(<RegisterVolunteerForm {...props} />);
    await fillIn('1998-06-21');
    await send();
    expect(await screen.findByRole('heading', { name: /注册成功/ })).toBeTruthy();
    expect(sent[0]?.body).toMatchObject({
      mobile: '13806880001',
      gender: 'female',
      serviceAreas: ['990102'],
      serviceCategories: ['eco'],
      consents: [
        { purpose: 'serviceAgreement', version: '2026-11.1' },
        { purpose: 'privacyPolicy', version: '2026-11.1' },
      ],
    });
    expect(sent[0]?.body).not.toHaveProperty('guardian');
    expect(document.cookie).toContain('Admin-Token=token-1');
  });

  it('shows a refusal at the field it is about', async () => {
    const msg = '您的手机号已注册，请直接登录';
    serve({ '/api/volunteers/RegisterVolunteer': { code: 409, reason: 'mobileTaken', msg } });
    render(<RegisterVolunteerForm {...props} />);
    await fillIn('1998-06-21');
    await send();
    expect(await screen.findByText(msg)).toBeTruthy();
    expect(field('手机号').getAttribute('aria-invalid')).toBe('true');
  });

  it('refuses a child kindly, without asking the server', async () => {
    const sent = serve({});
    render(<RegisterVolunteerForm {...props} />);
    await fillIn('2012-11-22');
    expect(screen.getByText(/由监护人报名并陪你参加/)).toBeTruthy();
    await send();
    expect(sent).toEqual([]);
  });

  it('asks the guardian from 14 to 17, or registers without and waits', async () => {
    const result = { ...registered, standing: 'pendingGuardian' };
    const sent = serve({ '/api/volunteers/RegisterVolunteer': { code: 200, result } });
    render(<RegisterVolunteerForm {...props} />);
    await fillIn('2012-11-21');
    expect(field('监护人姓名')).toBeTruthy();
    await userEvent.click(screen.getByLabelText(/以后再补/));
    expect(screen.queryByText('监护人姓名')).toBeNull();
    await send();
    expect(await screen.findByRole('heading', { name: /等监护人同意/ })).toBeTruthy();
    expect(sent[0]?.body).not.toHaveProperty('guardian');
  });
});

describe('asking for a code', () => {
  it('wants a number, counts down, says how long to wait, and holds up no other number', async () => {
    const sent = serve({
      '/api/accounts/SendSmsCode': { code: 200, result: { waitSeconds: 60, validMinutes: 5 } },
    });
    render(<RegisterVolunteerForm {...props} />);
    const ask = screen.getByRole('button', { name: '获取验证码' });
    await userEvent.click(ask);
    expect(screen.getByText('请先填写 11 位手机号')).toBeTruthy();
    await userEvent.type(field('手机号'), '13806880001');
    await userEvent.click(ask);
    expect(await screen.findByText('验证码已发到 138****0001，5 分钟内有效')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /60 秒后重发/ }));
    expect(screen.getByText(/请 \d+ 秒后再获取/)).toBeTruthy();
    expect(sent.map(({ body }) => body)).toEqual([{ mobile: '13806880001', scene: 'register' }]);
    await userEvent.clear(field('手机号'));
    await userEvent.type(field('手机号'), '13806880002');
    await userEvent.click(screen.getByRole('button', { name: /秒后重发/ }));
    expect(await screen.findByText('验证码已发到 138****0002，5 分钟内有效')).toBeTruthy();
    expect(sent.map(({ body }) => body)[1]).toEqual({ mobile: '13806880002', scene: 'register' });
  });

  it('does the work that the server asks for by itself, and then has the code sent', async () => {
    const sent = serve({
      '/api/accounts/SendSmsCode': [
        {
          code: 409,
          reason: 'proofNeeded',
          msg: '正在做安全检查，请稍候',
          result: { waitSeconds: 0, challenge: await easyChallenge() },
        },
        { code: 200, result: { waitSeconds: 60, validMinutes: 5 } },
      ],
    });
    render(<RegisterVolunteerForm {...props} />);
    await userEvent.type(field('手机号'), '13806880001');
    await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(await screen.findByText('验证码已发到 138****0001，5 分钟内有效')).toBeTruthy();
    expect(sent.map(({ body }) => body)).toMatchObject([
      { mobile: '13806880001', scene: 'register' },
      { mobile: '13806880001', scene: 'register', proof: { counter: 7 } },
    ]);
  });
});
