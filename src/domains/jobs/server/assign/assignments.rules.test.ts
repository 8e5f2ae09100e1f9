import { describe, expect, it } from 'vitest';
import { assignmentStatuses } from '../../contract/assignments.words.ts';
import {
  assignmentMoves,
  gradeOfVisit,
  judgeCheckIn,
  judgeFix,
  judgeMember,
  mayMoveAssignment,
  memberAnswerDue,
  type MemberFacts,
  visitMinutes,
} from './assignments.rules.ts';

const at = (time: string): Date => new Date(`2026-11-23T${time}:00+08:00`);
const now = at('12:00');
const visit = { visitStart: at('14:00'), visitEnd: at('16:00') };

const fit: MemberFacts = {
  isActiveMember: true,
  status: 'active',
  accountStatus: 'active',
  birthOn: '1998-05-04',
  restrictedUntil: null,
  realNameStatus: 'verified',
  isRequester: false,
  isAsked: false,
  saidNo: false,
};

describe('who of a team may go', () => {
  it.each<[string, Partial<MemberFacts>, boolean, ReturnType<typeof judgeMember>]>([
    ['an active, verified, grown-up member', {}, true, undefined],
    ['who came back after a long time', { status: 'dormant' }, true, undefined],
    ['who left the team', { isActiveMember: false }, true, 'notMember'],
    ['whose account is shut', { accountStatus: 'disabled' }, true, 'stopped'],
    ['who is restricted', { restrictedUntil: at('13:00') }, true, 'stopped'],
    ['whose restriction is over', { restrictedUntil: at('11:00') }, true, undefined],
    ['who waits for a guardian', { status: 'pendingGuardian', birthOn: '2010-01-01' }, true, 'stopped'],
    ['a minor to a home', { birthOn: '2010-01-01' }, true, 'minor'],
    ['a minor to work that is no visit', { birthOn: '2010-01-01' }, false, undefined],
    ['who turned eighteen today', { birthOn: '2008-11-23' }, true, undefined],
    ['who turns eighteen tomorrow', { birthOn: '2008-11-24' }, true, 'minor'],
    ['without a verified name', { realNameStatus: 'pending' }, true, 'notVerified'],
    ['the requester', { isRequester: true }, true, 'ownNeed'],
    ['who is asked already', { isAsked: true }, true, 'asked'],
    ['who said no to this job', { saidNo: true }, true, 'saidNo'],
  ])('%s', (_who, wish, isVisit, stop) => {
    expect(judgeMember({ ...fit, ...wish }, { isVisit, now })).toBe(stop);
  });
});

describe('the states of a part in a job', () => {
  it('are left by the ways of domain.md 4.2.9 and by no other', () => {
    const ways = assignmentStatuses.flatMap((from) =>
      Object.entries(assignmentMoves[from]).map(([to, by]) => `${from} > ${to}: ${by.join(' ')}`),
    );
    expect(ways).toEqual([
      'offered > accepted: volunteer',
      'offered > declined: volunteer',
      'offered > expired: system',
      'offered > withdrawn: team staff requester volunteer system',
      'accepted > working: volunteer team',
      'accepted > handedBack: volunteer',
      'accepted > withdrawn: team staff requester volunteer system',
      'working > reported: volunteer',
      'working > withdrawn: team staff requester volunteer system',
    ]);
    expect(mayMoveAssignment('offered', 'accepted', 'team')).toBe(false);
  });
});

describe('the clock of an answer', () => {
  it.each([
    [null, new Date('2026-11-24T12:00:00+08:00')],
    [new Date('2026-11-30T12:00:00+08:00'), new Date('2026-11-24T12:00:00+08:00')],
    [at('18:00'), at('15:00')],
    [at('12:20'), at('12:30')],
  ])('with a visit at %s ends at %s', (visitStart, due) => {
    expect(memberAnswerDue(now, visitStart)).toEqual(due);
  });
});

describe('the times of a visit', () => {
  it.each([
    ['12:59', 'tooEarly'],
    ['13:00', undefined],
    ['18:00', undefined],
    ['18:01', 'tooLate'],
  ])('a check-in at %s: %s', (time, refusal) => {
    expect(judgeCheckIn(visit, at(time))).toBe(refusal);
  });

  it.each([
    ['13:30', '15:00', 60],
    ['14:10', '15:00', 50],
    ['13:10', '13:40', 0],
    ['14:00', '23:30', 480],
  ])('from %s to %s count %i minutes', (inAt, outAt, minutes) => {
    expect(visitMinutes({ inAt: at(inAt), outAt: at(outAt), visitStart: visit.visitStart })).toBe(minutes);
  });

  it.each([
    ['14:00', '16:00', visit, undefined],
    ['16:00', '14:00', visit, 'timesWrong'],
    ['14:00', '19:30', visit, 'timesWrong'],
    ['14:00', '18:30', visit, 'outsideVisit'],
    ['12:00', '15:00', visit, 'outsideVisit'],
    ['14:00', '16:00', undefined, 'outsideVisit'],
  ])('entered by the team from %s to %s: %#', (inAt, outAt, agreed, refusal) => {
    expect(judgeFix({ inAt: at(inAt), outAt: at(outAt), visit: agreed }, at('19:00'))).toBe(refusal);
  });

  it('own times are C; an entered one, or one that waited on the device, makes it D', () => {
    const grades = [
      gradeOfVisit({ fixReason: null, hasWaited: false }),
      gradeOfVisit({ fixReason: '手机没电', hasWaited: false }),
      gradeOfVisit({ fixReason: null, hasWaited: true }),
    ];
    expect(grades).toEqual(['C', 'D', 'D']);
  });
});
