import { describe, expect, it } from 'vitest';
import { type JoinFacts, judgeFace, judgeJoin } from './joining.rules.ts';

const now = new Date('2026-11-21T12:00:00+08:00');
const ago = (days: number): Date => new Date(now.getTime() - days * 86_400_000);
const verified = { status: 'active', birthOn: '1998-05-04', realNameStatus: 'verified' } as const;
const facts = (wish: Partial<JoinFacts> & { joinMode?: JoinFacts['team']['joinMode'] } = {}): JoinFacts => ({
  team: { status: 'active', joinMode: wish.joinMode ?? 'approval', joinCode: '2468' },
  inviteLink: undefined,
  person: verified,
  live: undefined,
  refusedAt: null,
  offlineId: undefined,
  wrongCodes: undefined,
  ...wish,
});
const link = { code: 'aLongCodeOfALink', expiresAt: ago(-1) };
const unverified = { ...verified, realNameStatus: 'none' };

describe('joining', () => {
  it.each([
    ['approval waits for the team', facts(), undefined, { to: 'applied', joinWay: 'apply' }],
    [
      'approval takes unverified people too',
      facts({ person: unverified }),
      undefined,
      { to: 'applied', joinWay: 'apply' },
    ],
    ['open lets in', facts({ joinMode: 'open' }), undefined, { to: 'active', joinWay: 'apply' }],
    [
      'open wants a real name',
      facts({ joinMode: 'open', person: unverified }),
      undefined,
      { refusal: 'notVerified' },
    ],
    ['closed invites only', facts({ joinMode: 'closed' }), undefined, { refusal: 'inviteOnly' }],
    [
      'a link opens closed teams',
      facts({ joinMode: 'closed', inviteLink: link }),
      link.code,
      { to: 'active', joinWay: 'invite' },
    ],
    [
      'an old link opens nothing',
      facts({ inviteLink: { ...link, expiresAt: now } }),
      link.code,
      { refusal: 'inviteLinkOver' },
    ],
    [
      'a wrong link opens nothing',
      facts({ inviteLink: link }),
      'anotherLongCode',
      { refusal: 'inviteLinkOver' },
    ],
    ['a code is asked for', facts({ joinMode: 'code' }), undefined, { refusal: 'codeNeeded' }],
    ['the right code lets in', facts({ joinMode: 'code' }), '2468', { to: 'active', joinWay: 'code' }],
    ['a wrong one does not', facts({ joinMode: 'code' }), '2467', { refusal: 'wrongCode' }],
    [
      'after five wrong ones not even the right one',
      facts({ joinMode: 'code', wrongCodes: { failures: 5, windowStartedAt: ago(0.03) } }),
      '2468',
      { refusal: 'tooManyTries' },
    ],
    [
      'an hour later it does',
      facts({ joinMode: 'code', wrongCodes: { failures: 5, windowStartedAt: ago(1 / 24) } }),
      '2468',
      { to: 'active', joinWay: 'code' },
    ],
    [
      'who was refused waits seven days',
      facts({ refusedAt: ago(7) }),
      undefined,
      { to: 'applied', joinWay: 'apply' },
    ],
    [
      'a suspended team takes nobody',
      facts({ team: { status: 'suspended', joinMode: 'open', joinCode: null } }),
      undefined,
      { refusal: 'teamClosed' },
    ],
    [
      'minors without consent wait',
      facts({ person: { ...verified, status: 'pendingGuardian', birthOn: '2008-11-22' } }),
      undefined,
      { refusal: 'accountNotActive' },
    ],
    [
      'who is eighteen today waits for no guardian',
      facts({ person: { ...verified, status: 'pendingGuardian', birthOn: '2008-11-21' } }),
      undefined,
      { to: 'applied', joinWay: 'apply' },
    ],
    [
      'a change of the real name that waits takes nothing away',
      facts({ joinMode: 'open', person: { ...verified, realNameStatus: 'recheck' } }),
      undefined,
      { to: 'active', joinWay: 'apply' },
    ],
    [
      'a noted place is taken over',
      facts({ offlineId: 9, joinMode: 'closed' }),
      undefined,
      { to: 'active', joinWay: 'add', offlineId: 9 },
    ],
    [
      'once is enough',
      facts({ live: { id: 1, status: 'applied', invitedUntil: null } }),
      undefined,
      { refusal: 'alreadyApplied' },
    ],
    [
      'members are in',
      facts({ live: { id: 1, status: 'paused', invitedUntil: null } }),
      undefined,
      { refusal: 'alreadyMember' },
    ],
    [
      'an invitation is answered elsewhere',
      facts({ live: { id: 1, status: 'invited', invitedUntil: ago(-2) } }),
      undefined,
      { refusal: 'invited' },
    ],
  ])('%s', (_, given, code, verdict) => {
    expect(judgeJoin(given, code, now)).toEqual(verdict);
  });

  it('names the day from which one may ask again', () => {
    expect(judgeJoin(facts({ refusedAt: ago(6.9) }), undefined, now)).toEqual({
      refusal: 'tooSoon',
      msg: '上次没有通过，11月21日 周六 起可以再次申请',
    });
  });
});

describe('the face of the button', () => {
  it.each([
    [facts(), undefined, 'apply'],
    [facts({ joinMode: 'open' }), undefined, 'join'],
    [facts({ joinMode: 'code' }), undefined, 'code'],
    [facts({ joinMode: 'closed' }), undefined, 'closed'],
    [facts({ joinMode: 'closed', inviteLink: link }), link.code, 'accept'],
    [facts({ offlineId: 3 }), undefined, 'claim'],
    [facts({ live: { id: 1, status: 'active', invitedUntil: null } }), undefined, 'member'],
    [facts({ live: { id: 1, status: 'paused', invitedUntil: null } }), undefined, 'paused'],
    [facts({ live: { id: 1, status: 'invited', invitedUntil: ago(-1) } }), undefined, 'accept'],
    [facts({ refusedAt: ago(1) }), undefined, 'tooSoon'],
  ] as const)('%# agrees with the click', (given, code, face) => {
    expect(judgeFace(given, code, now).face).toBe(face);
  });
});
