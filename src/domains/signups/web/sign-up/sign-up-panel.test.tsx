import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { type ButtonFace, buttonFaces } from '../../contract/signups.words.ts';
import { SignUpPanel } from './sign-up-panel.tsx';
import type { ShiftStanding, SignUpStanding } from './sign-up-standing.ts';
import type { previewCancelCall, signUpForShiftCall } from '../signups.calls.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const mine = (state: 'pending' | 'confirmed' | 'waitlisted' | 'offered'): ShiftStanding['mine'] => ({
  signUpId: 77,
  state,
  stateLabel: { pending: '待审核', confirmed: '已通过', waitlisted: '候补', offered: '候补待确认' }[state],
  queueAhead: state === 'waitlisted' ? 2 : null,
  offerExpiresAt: state === 'offered' ? '2026-11-25T18:00:00+08:00' : null,
  canClaim: false,
  canCancel: true,
  freeCancelUntil: '2026-11-27T08:30:00+08:00',
});

const shift = (face: ButtonFace, parts: Partial<ShiftStanding> = {}): ShiftStanding => ({
  shiftId: 11,
  postName: '全程清滩',
  conditions: [],
  startsAt: '2026-11-28T08:30:00+08:00',
  endsAt: '2026-11-28T11:30:00+08:00',
  minutes: 180,
  capacity: 20,
  takenCount: 12,
  placesLeft: 8,
  waitCount: 0,
  closesAt: null,
  verdict: 'signUp',
  reasons: [],
  button: { face, label: buttonFaces[face], isEnabled: true, link: null },
  mine: null,
  ...parts,
});

const standing = (...shifts: ShiftStanding[]): SignUpStanding => ({
  activityId: 5,
  signUpMode: 'firstCome',
  waitlistMode: 'offer',
  riskVersion: 3,
  riskLevel: 'low',
  riskNotice: '江边湿滑，请穿防滑鞋。',
  cancelDeadlineHours: 24,
  needsCode: false,
  companionsMax: 0,
  questions: [],
  teammateCount: 5,
  shifts,
});

const grey = (label: string) => ({ label, isEnabled: false, link: null });

/** A server that answers by path; every request is kept. */
function serve(
  answers: Record<string, () => { code: number; msg?: string; reason?: string; result?: unknown }>,
) {
  const asked: { path: string; body: Record<string, unknown> }[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string, init: RequestInit) => {
      const path = url.split('/').slice(2).join('/');
      asked.push({ path, body: typeof init.body === 'string' ? JSON.parse(init.body) : {} });
      const answer = answers[path];
      if (!answer) throw new Error(`nothing answers ${path}`);
      const envelope = { msg: '', ...answer() };
      return new Response(JSON.stringify(envelope), { status: envelope.code });
    }),
  );
  return asked;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const link = (name: string | RegExp) => screen.getByRole('link', { name });

describe('the button of the chosen shift', () => {
  it.each<[ButtonFace, Partial<ShiftStanding['button']>, Partial<ShiftStanding>]>([
    ['awaitingReview', { isEnabled: false }, { mine: mine('pending') }],
    ['waitlisted', grey('候补中（前面还有 2 人）'), { mine: mine('waitlisted') }],
    ['notOpenYet', grey('12月1日 09:00 开放报名'), {}],
    ['clash', grey('与已报活动时间冲突'), {}],
    ['unfit', grey('累计服务时长还不够'), {}],
    ['teamAccount', grey('请用志愿者账号报名'), {}],
    ['unavailable', grey('报名已截止'), { placesLeft: 0 }],
  ])('%s cannot be pressed and says why', (face, parts, rest) => {
    const { button: look } = shift(face);
    render(<SignUpPanel standing={standing(shift(face, { ...rest, button: { ...look, ...parts } }))} />);
    expect(button(parts.label ?? buttonFaces[face])).toHaveProperty('disabled', true);
  });

  it.each<[ButtonFace, string]>([
    ['signedUp', '/usercenter/index/myactivity/detail/5'],
    ['checkIn', '/usercenter/index/myactivity/detail/5'],
    ['finished', '/usercenter/index/myactivity/detail/5'],
    ['manage', '/teamcenter/index/teamactivity/bm/5'],
  ])('%s leads on', (face, href) => {
    const look = { ...shift(face).button, link: href };
    render(<SignUpPanel standing={standing(shift(face, { button: look }))} />);
    expect(link(buttonFaces[face]).getAttribute('href')).toBe(href);
  });

  it('sends who is not logged in to the login page, and back to this shift', () => {
    render(<SignUpPanel standing={standing(shift('logIn'))} />);
    const href = new URL(link('登录后报名').getAttribute('href') ?? '', 'http://this.site');
    expect(href.pathname).toMatch(/login$/);
    expect(href.searchParams.get('redirect')).toBe('/user-index/activityDetail/5?shift=11');
  });

  it('begins with the shift that was chosen before the login', () => {
    const other = shift('unavailable', {
      shiftId: 12,
      postName: '水质采样',
      button: { face: 'unavailable', ...grey('名额已满') },
    });
    render(<SignUpPanel standing={standing(shift('signUp'), other)} shiftId={12} />);
    expect(screen.getByRole('radio', { name: /水质采样/ })).toHaveProperty('checked', true);
    expect(button('名额已满')).toBeTruthy();
  });

  it('begins with a shift that has places, not with a queue', () => {
    const full = shift('joinWaitlist', { shiftId: 10, postName: '水质采样', takenCount: 20, placesLeft: 0 });
    render(<SignUpPanel standing={standing(full, shift('signUp'))} />);
    expect(screen.getByRole('radio', { name: /全程清滩/ })).toHaveProperty('checked', true);
  });

  it('says my own state and no 名额已满 to who took the last place', () => {
    const mineToo = shift('signedUp', { takenCount: 20, placesLeft: 0, mine: mine('confirmed') });
    const { container } = render(<SignUpPanel standing={standing(mineToo)} />);
    expect(container.textContent).toContain('已通过');
    expect(container.textContent).not.toMatch(/名额已满|还差/);
  });

  it.each([
    ['shiftStarted', '这一场已经结束', '已结束', '报名已经结束'],
    ['cancelled', '活动已取消', '已取消', '活动已取消'],
  ] as const)('speaks of no places once it is over: %s', (code, text, word, headline) => {
    const over = shift('unavailable', {
      startsAt: '2025-11-28T08:30:00+08:00',
      endsAt: '2025-11-28T11:30:00+08:00',
      verdict: 'refused',
      reasons: [{ code, text, severity: 'block', fixUrl: null, fixText: null }],
      button: { face: 'unavailable', ...grey(text) },
    });
    const { container } = render(<SignUpPanel standing={standing(over)} />);
    expect(screen.getByText(headline, { selector: 'strong' })).toBeTruthy();
    expect(screen.getByText(word)).toBeTruthy();
    expect(container.textContent).not.toMatch(/还差|剩 \d|名额已满/);
  });

  it('follows the choice of another shift', async () => {
    const full = shift('joinWaitlist', {
      shiftId: 12,
      postName: '水质采样',
      placesLeft: 0,
      button: { face: 'joinWaitlist', label: '加入候补（前面 3 人）', isEnabled: true, link: null },
    });
    render(<SignUpPanel standing={standing(shift('signUp'), full)} />);
    await userEvent.click(screen.getByRole('radio', { name: /水质采样/ }));
    expect(button('加入候补（前面 3 人）')).toHaveProperty('disabled', false);
  });

  it('names every way to mend a reason', () => {
    const reasons: ShiftStanding['reasons'] = [
      {
        code: 'clash',
        text: '与“白鹭课堂”时间冲突',
        severity: 'block',
        fixUrl: '/usercenter/index/myactivity',
        fixText: '查看冲突活动',
      },
    ];
    render(<SignUpPanel standing={standing(shift('clash', { reasons }))} />);
    expect(screen.getByText('与“白鹭课堂”时间冲突')).toBeTruthy();
    expect(link('查看冲突活动').getAttribute('href')).toBe('/usercenter/index/myactivity');
  });
});

describe('signing up', () => {
  const done: RemoteResult<typeof signUpForShiftCall> = {
    signUpId: 77,
    state: 'confirmed',
    stateLabel: '已通过',
    queueAhead: null,
    message: '报名成功，11月28日 08:30 滨江步道 3 号驿站见',
  };
  const after = standing(
    shift('signedUp', {
      mine: mine('confirmed'),
      button: {
        face: 'signedUp',
        label: buttonFaces.signedUp,
        isEnabled: true,
        link: '/usercenter/index/myactivity/detail/5',
      },
    }),
  );
  const open = async () => {
    await userEvent.click(button('报名这一场'));
    return within(screen.getByRole('dialog'));
  };

  beforeEach(() => render(<SignUpPanel standing={standing(shift('signUp'))} />));

  it('asks to read the risk notice before anything is sent', async () => {
    const asked = serve({});
    const dialog = await open();
    expect(dialog.getByText('江边湿滑，请穿防滑鞋。')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: '确认报名' }));
    expect(dialog.getByRole('alert').textContent).toContain('请先勾选');
    expect(asked).toEqual([]);
  });

  it('sends shift, notice and note, then shows what comes next and the new standing', async () => {
    const asked = serve({
      'signups/SignUpForShift': () => ({ code: 200, result: done }),
      'signups/GetSignUpStanding/5': () => ({ code: 200, result: after }),
    });
    const dialog = await open();
    await userEvent.click(dialog.getByRole('checkbox', { name: /已阅读风险提示/ }));
    await userEvent.type(dialog.getByRole('textbox'), '会手语');
    await userEvent.click(dialog.getByRole('button', { name: '确认报名' }));
    expect(await screen.findByText(done.message)).toBeTruthy();
    expect(link('查看签到码')).toBeTruthy();
    expect(asked[0]?.body).toMatchObject({
      shiftId: 11,
      riskVersion: 3,
      note: '会手语',
      acceptWaitlist: false,
      acceptWarnings: false,
    });
    expect(String(asked[0]?.body['clientRequestId']).length).toBeGreaterThanOrEqual(8);
  });

  it('reads the standing again when the last place went to somebody else', async () => {
    serve({
      'signups/SignUpForShift': () => ({ code: 409, reason: 'full', msg: '名额已满' }),
      'signups/GetSignUpStanding/5': () => ({
        code: 200,
        result: standing(
          shift('joinWaitlist', {
            verdict: 'waitlist',
            placesLeft: 0,
            button: { face: 'joinWaitlist', label: '加入候补（前面 0 人）', isEnabled: true, link: null },
          }),
        ),
      }),
    });
    const dialog = await open();
    await userEvent.click(dialog.getByRole('checkbox', { name: /已阅读风险提示/ }));
    await userEvent.click(dialog.getByRole('button', { name: '确认报名' }));
    expect(await screen.findByRole('button', { name: '加入候补（前面 0 人）' })).toBeTruthy();
    expect(screen.getByText('名额已满')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps what was typed when the network fails, and repeats under the same request id', async () => {
    let isUp = false;
    const asked = serve({
      'signups/SignUpForShift': () => {
        if (!isUp) throw new TypeError('offline');
        return { code: 200, result: done };
      },
      'signups/GetSignUpStanding/5': () => ({ code: 200, result: after }),
    });
    const dialog = await open();
    await userEvent.click(dialog.getByRole('checkbox', { name: /已阅读风险提示/ }));
    await userEvent.type(dialog.getByRole('textbox'), '会手语');
    await userEvent.click(dialog.getByRole('button', { name: '确认报名' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('网络');
    expect(dialog.getByRole('textbox')).toHaveProperty('value', '会手语');
    isUp = true;
    await userEvent.click(dialog.getByRole('button', { name: '确认报名' }));
    expect(await screen.findByText(done.message)).toBeTruthy();
    expect(asked[1]?.body['clientRequestId']).toBe(asked[0]?.body['clientRequestId']);
  });

  it('puts the note back after a login, and forgets it when it was sent', async () => {
    serve({
      'signups/SignUpForShift': () => ({ code: 200, result: done }),
      'signups/GetSignUpStanding/5': () => ({ code: 200, result: after }),
    });
    await userEvent.type((await open()).getByRole('textbox'), '会手语');
    cleanup();
    render(<SignUpPanel standing={standing(shift('signUp'))} />);
    const dialog = await open();
    expect(dialog.getByRole('textbox')).toHaveProperty('value', '会手语');
    await userEvent.click(dialog.getByRole('checkbox', { name: /已阅读风险提示/ }));
    await userEvent.click(dialog.getByRole('button', { name: '确认报名' }));
    expect(await screen.findByText(done.message)).toBeTruthy();
    expect(sessionStorage.length).toBe(0);
  });

  it('asks again to read a risk notice that has changed', async () => {
    serve({
      'signups/SignUpForShift': () => ({
        code: 409,
        reason: 'riskNotAcknowledged',
        msg: '请先阅读并确认最新的风险提示',
      }),
      'signups/GetSignUpStanding/5': () => ({
        code: 200,
        result: { ...standing(shift('signUp')), riskVersion: 4, riskNotice: '水位上涨，请穿救生衣。' },
      }),
    });
    const dialog = await open();
    await userEvent.click(dialog.getByRole('checkbox', { name: /已阅读风险提示/ }));
    await userEvent.click(dialog.getByRole('button', { name: '确认报名' }));
    expect(await dialog.findByText('水位上涨，请穿救生衣。')).toBeTruthy();
    expect(dialog.getByRole('checkbox', { name: /已阅读风险提示/ })).toHaveProperty('checked', false);
  });
});

describe('a place one has', () => {
  const consequence: RemoteResult<typeof previewCancelCall> = {
    kind: 'cancel',
    isLate: true,
    points: 1,
    pointsNow: 0,
    freeCancelUntil: '2026-11-27T08:30:00+08:00',
    sentence: '距离开始不到 24 小时，现在取消会影响信用。',
    excusingCodes: ['illness', 'family', 'weather'],
  };

  it('is given up only after its consequence was shown', async () => {
    const asked = serve({
      'signups/PreviewCancel/77': () => ({ code: 200, result: consequence }),
      'signups/CancelSignUp': () => ({
        code: 200,
        result: {
          state: 'cancelled',
          stateLabel: '已取消',
          isLate: true,
          points: 1,
          message: '已取消这场报名',
        },
      }),
      'signups/GetSignUpStanding/5': () => ({ code: 200, result: standing(shift('signUp')) }),
    });
    render(<SignUpPanel standing={standing(shift('signedUp', { mine: mine('confirmed') }))} />);
    await userEvent.click(button('取消报名'));
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText(consequence.sentence)).toBeTruthy();
    await userEvent.click(dialog.getByRole('radio', { name: '生病' }));
    expect(dialog.getByText('这个原因不记信用分。')).toBeTruthy();
    await userEvent.click(dialog.getByRole('radio', { name: '工作安排' }));
    expect(dialog.getByText('以这个原因取消，会记 1 分信用记录。')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: '确定取消报名' }));
    expect(await screen.findByText('已取消这场报名')).toBeTruthy();
    expect(button('报名这一场')).toBeTruthy();
    expect(asked.find(({ path }) => path === 'signups/CancelSignUp')?.body).toEqual({
      signUpId: 77,
      code: 'work',
    });
  });

  it('that was offered is accepted with one press', async () => {
    const asked = serve({
      'signups/AnswerOffer': () => ({
        code: 200,
        result: { state: 'confirmed', stateLabel: '已通过', message: '名额已确认' },
      }),
      'signups/GetSignUpStanding/5': () => ({
        code: 200,
        result: standing(shift('signedUp', { mine: mine('confirmed') })),
      }),
    });
    render(<SignUpPanel standing={standing(shift('offered', { mine: mine('offered') }))} />);
    expect(screen.getByText(/名额为你保留到 11月25日 周三 18:00/)).toBeTruthy();
    await userEvent.click(button('确认名额'));
    expect(await screen.findByText('名额已确认')).toBeTruthy();
    expect(asked[0]).toEqual({ path: 'signups/AnswerOffer', body: { signUpId: 77, answer: 'accept' } });
  });

  it('that was offered can be left to the next', async () => {
    const asked = serve({
      'signups/PreviewCancel/77': () => ({
        code: 200,
        result: { ...consequence, kind: 'decline', isLate: false, points: 0, sentence: '名额会让给下一位。' },
      }),
      'signups/AnswerOffer': () => ({
        code: 200,
        result: { state: 'declined', stateLabel: '已放弃', message: '已放弃这个名额' },
      }),
      'signups/GetSignUpStanding/5': () => ({ code: 200, result: standing(shift('signUp')) }),
    });
    render(<SignUpPanel standing={standing(shift('offered', { mine: mine('offered') }))} />);
    await userEvent.click(button('放弃名额'));
    await userEvent.click(await screen.findByRole('button', { name: '确定放弃名额' }));
    expect(await screen.findByText('已放弃这个名额')).toBeTruthy();
    expect(asked.find(({ path }) => path === 'signups/AnswerOffer')?.body).toEqual({
      signUpId: 77,
      answer: 'decline',
    });
  });
});
