import { describe, expect, it } from 'vitest';
import type { ButtonFacts, MineFacts } from './button.rules.ts';
import { chooseButton } from './button.rules.ts';
import { type Judgement, reasonOf } from './signups.facts.ts';

const at = (text: string): Date => new Date(`${text}:00+08:00`);
const now = at('2026-11-21T12:00');
const refused = (...reasons: Judgement['reasons']): Judgement => ({ verdict: 'refused', reasons });
const mine = (parts: Partial<MineFacts>): MineFacts => ({
  state: 'confirmed',
  attendance: null,
  checkedInAt: null,
  canClaim: false,
  ...parts,
});
const facts: ButtonFacts = {
  activityId: 7,
  startsAt: at('2026-11-28T08:30'),
  endsAt: at('2026-11-28T11:30'),
  waitCount: 3,
  isOwnTeam: false,
  viewer: 'volunteer',
  judgement: { verdict: 'signUp', reasons: [] },
  mine: null,
  queueAhead: null,
};
const see = (parts: Partial<ButtonFacts>, when = now) => {
  const { face, label, isEnabled } = chooseButton({ ...facts, ...parts }, when);
  return `${face}${isEnabled ? '' : ' (off)'}: ${label}`;
};

describe('chooseButton', () => {
  it('draws what a newcomer can do', () => {
    expect(see({})).toBe('signUp: 报名这一场');
    expect(see({ judgement: { verdict: 'apply', reasons: [] } })).toBe('signUp: 申请报名这一场');
    expect(see({ judgement: { verdict: 'waitlist', reasons: [] } })).toBe(
      'joinWaitlist: 加入候补（前面 3 人）',
    );
    expect(see({ viewer: 'anonymous', judgement: refused(reasonOf('notSignedIn')) })).toBe(
      'logIn: 登录后报名',
    );
  });

  it('draws why not', () => {
    expect(see({ judgement: refused(reasonOf('notOpenYet', { text: '12月1日 周二 09:00 开放报名' })) })).toBe(
      'notOpenYet (off): 12月1日 周二 09:00 开放报名',
    );
    expect(see({ judgement: refused(reasonOf('clash', { text: '与已报的“X”时间冲突' })) })).toBe(
      'clash (off): 与已报活动时间冲突',
    );
    expect(see({ judgement: refused(reasonOf('underMinAge', { text: '须年满 18 周岁' })) })).toBe(
      'unfit (off): 须年满 18 周岁',
    );
    expect(see({ judgement: refused(reasonOf('closed')) })).toBe('unavailable (off): 报名已截止');
    expect(see({ viewer: 'anonymous', judgement: refused(reasonOf('notSignedIn'), reasonOf('full')) })).toBe(
      'unavailable (off): 名额已满',
    );
  });

  it('draws my own sign-up', () => {
    expect(see({ mine: mine({ state: 'pending' }) })).toBe('awaitingReview (off): 等待队伍审核');
    expect(see({ mine: mine({ state: 'waitlisted' }), queueAhead: 2 })).toBe(
      'waitlisted (off): 候补中（前面还有 2 人）',
    );
    expect(see({ mine: mine({ state: 'waitlisted', canClaim: true }) })).toBe('offered: 抢占空出的名额');
    expect(see({ mine: mine({ state: 'offered' }) })).toBe('offered: 确认名额');
    expect(see({ mine: mine({}) })).toBe('signedUp: 查看签到码');
    expect(see({ mine: mine({ state: 'cancelled' }) })).toBe('signUp: 报名这一场');
  });

  it('draws the day itself', () => {
    expect(see({ mine: mine({}) }, at('2026-11-28T07:29'))).toBe('signedUp: 查看签到码');
    expect(see({ mine: mine({}) }, at('2026-11-28T07:30'))).toBe('checkIn: 扫码签到');
    const inside = mine({ attendance: 'checkedIn', checkedInAt: at('2026-11-28T08:27') });
    expect(see({ mine: inside }, at('2026-11-28T09:00'))).toBe('checkIn: 已签到 08:27，结束时记得签退');
    expect(see({ mine: mine({ attendance: 'checkedOut' }) }, at('2026-11-28T11:00'))).toBe(
      'finished: 查看服务记录',
    );
    expect(see({ mine: mine({}) }, at('2026-11-28T11:30'))).toBe('finished: 查看服务记录');
  });

  it('sends teams to their own place', () => {
    const judgement = refused(reasonOf('notVolunteer'));
    expect(see({ viewer: 'team', isOwnTeam: true, judgement })).toBe('manage: 管理报名');
    expect(see({ viewer: 'team', judgement })).toBe('teamAccount (off): 请用志愿者账号报名');
    expect(see({ viewer: 'staff', judgement })).toBe('teamAccount (off): 请用志愿者账号报名');
  });
});
