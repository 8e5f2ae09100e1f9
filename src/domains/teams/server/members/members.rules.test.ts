import { describe, expect, it } from 'vitest';
import { allowedMemberActs, allowedMyActs, judgeInvitation, judgeMyAct } from './members.rules.ts';

const now = new Date('2026-11-21T12:00:00+08:00');
const tomorrow = new Date(now.getTime() + 86_400_000);
const mine = { memberRole: 'member' as const, invitedUntil: null, captainOfferedAt: null };

describe('what the team may do', () => {
  it.each([
    ['applied', 'member', ['approve', 'reject']],
    ['invited', 'member', ['edit', 'revoke']],
    ['offline', 'member', ['edit', 'remove']],
    ['active', 'member', ['edit', 'pause', 'offerCaptaincy', 'remove']],
    ['active', 'captain', ['edit']],
    ['paused', 'member', ['edit', 'resume', 'remove']],
    ['left', 'member', []],
  ] as const)('%s %s', (status, memberRole, acts) => {
    expect(allowedMemberActs({ status, memberRole })).toEqual(acts);
  });
});

describe('what the volunteer may do', () => {
  it.each([
    [{ ...mine, status: 'applied' }, ['withdraw']],
    [{ ...mine, status: 'invited', invitedUntil: tomorrow }, ['answer']],
    [{ ...mine, status: 'invited', invitedUntil: now }, []],
    [{ ...mine, status: 'offline' }, ['claim']],
    [{ ...mine, status: 'active' }, ['pause', 'leave']],
    [{ ...mine, status: 'active', captainOfferedAt: now }, ['answerCaptaincy', 'pause', 'leave']],
    [{ ...mine, status: 'active', memberRole: 'captain' }, []],
    [{ ...mine, status: 'removed' }, []],
  ] as const)('%#', (row, acts) => {
    expect(allowedMyActs(row, now)).toEqual(acts);
  });

  it('says why not', () => {
    expect(judgeMyAct({ ...mine, status: 'invited', invitedUntil: now }, 'answer', now)).toBe(
      'invitationOver',
    );
    expect(judgeMyAct({ ...mine, status: 'active', memberRole: 'captain' }, 'leave', now)).toBe('isCaptain');
    expect(judgeMyAct({ ...mine, status: 'left' }, 'leave', now)).toBe('wrongStatus');
    expect(judgeMyAct({ ...mine, status: 'active' }, 'answerCaptaincy', now)).toBe('noOffer');
  });
});

it('meets a person as they wish to be met', () => {
  const person = {
    status: 'active',
    birthOn: '1998-05-04',
    realNameStatus: 'none',
    invitePreference: 'ask',
  } as const;
  expect(judgeInvitation(person, now)).toBeUndefined();
  expect(judgeInvitation({ ...person, invitePreference: 'refuse' }, now)).toBe('refusesInvites');
  expect(judgeInvitation({ ...person, status: 'frozen' }, now)).toBe('accountNotActive');
});
