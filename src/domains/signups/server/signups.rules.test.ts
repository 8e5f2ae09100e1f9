import { describe, expect, it } from 'vitest';
import { signUpReasonCodes, signUpReasons } from '../contract/signups.words.ts';
import { type Post, postSchema } from '#domains/activities/contract/posts.contract.ts';
import type {
  ActivityFacts,
  Commitment,
  HeldQualification,
  PersonFacts,
  ShiftFacts,
  SignUpFacts,
} from './signups.facts.ts';
import { judgeSignUp, placesFor, refusalIn } from './signups.rules.ts';

const at = (text: string): Date => new Date(`${text}:00+08:00`);
const now = at('2026-11-21T12:00');

const activity: ActivityFacts = {
  activityId: 1,
  title: '澜江净滩行动',
  teamId: 9,
  status: 'published',
  teamStatus: 'active',
  signUpOpensAt: at('2026-11-10T09:00'),
  signUpClosesAt: at('2026-11-26T20:00'),
  recruitScope: 'public',
  recruitTeams: [],
  signUpMode: 'firstCome',
  waitlistMode: 'offer',
  minAge: null,
  maxAge: null,
  minMinutes: 0,
  minorPolicy: 'none',
  posts: [],
};
const shift: ShiftFacts = {
  shiftId: 11,
  postName: '陪行',
  startsAt: at('2026-11-28T08:30'),
  endsAt: at('2026-11-28T11:30'),
  breakMinutes: 0,
  capacity: 20,
  takenCount: 5,
  waitCount: 0,
  status: 'open',
  closesAt: null,
};
const person: PersonFacts = {
  birthOn: '1990-05-01',
  status: 'active',
  restrictedUntil: null,
  realNameStatus: 'verified',
  hasGuardianConsent: false,
  hasProfile: true,
  memberOfTeamIds: [],
  totalMinutes: 0,
  star: 0,
  qualifications: [],
  needsCreditReview: false,
  creditPausedUntil: null,
};
const other = (parts: Partial<Commitment>): Commitment => ({
  shiftId: 99,
  state: 'confirmed',
  title: '银龄课堂',
  startsAt: at('2026-11-28T10:00'),
  endsAt: at('2026-11-28T12:00'),
  ...parts,
});

const post = (parts: Partial<Post>): Partial<ActivityFacts> => ({
  posts: [
    postSchema.parse({ name: '陪行', ...parts }),
    postSchema.parse({ name: '茶水', minStar: 5, minAge: 100 }),
  ],
});
const firstAid = (parts: Partial<HeldQualification> = {}): Partial<PersonFacts> => ({
  qualifications: [{ qualification: 'firstAid', validUntil: null, teamId: null, ...parts }],
});

type Parts = {
  activity?: Partial<ActivityFacts>;
  shift?: Partial<ShiftFacts>;
  person?: Partial<PersonFacts>;
  commitments?: Commitment[];
  viewer?: SignUpFacts['viewer'];
};
const factsOf = (parts: Parts = {}): SignUpFacts => ({
  activity: { ...activity, ...parts.activity },
  shift: { ...shift, ...parts.shift },
  viewer: parts.viewer ?? {
    kind: 'volunteer',
    person: { ...person, ...parts.person },
    commitments: parts.commitments ?? [],
  },
});
const judge = (parts: Parts = {}, when = now) => judgeSignUp(factsOf(parts), when);
const codes = (parts: Parts = {}, when = now) => judge(parts, when).reasons.map((reason) => reason.code);

describe('judgeSignUp', () => {
  it('lets an adult with a complete profile take a free place', () => {
    expect(judge()).toEqual({ verdict: 'signUp', reasons: [] });
  });

  it('makes it an application where the team reviews', () => {
    expect(judge({ activity: { signUpMode: 'review' } }).verdict).toBe('apply');
  });

  const refused: [string, Parts][] = [
    ['cancelled', { activity: { status: 'cancelled' } }],
    ['cancelled', { shift: { status: 'cancelled' } }],
    ['suspended', { activity: { status: 'suspended' } }],
    ['teamSuspended', { activity: { teamStatus: 'suspended' } }],
    ['shiftStarted', { shift: { startsAt: now, endsAt: at('2026-11-21T13:00') } }],
    ['already', { commitments: [other({ shiftId: 11, state: 'pending' })] }],
    ['notOpenYet', { activity: { signUpOpensAt: at('2026-11-22T09:00') } }],
    ['closed', { activity: { signUpClosesAt: now } }],
    ['closed', { shift: { status: 'closed' } }],
    ['closed', { shift: { closesAt: now } }],
    ['closed', { activity: { status: 'settling' } }],
    ['notSignedIn', { viewer: { kind: 'anonymous' } }],
    ['notVolunteer', { viewer: { kind: 'team' } }],
    ['notVolunteer', { viewer: { kind: 'staff' } }],
    ['restricted', { person: { restrictedUntil: at('2026-12-01T00:00') } }],
    ['restricted', { person: { creditPausedUntil: at('2026-12-01T00:00') } }],
    ['restricted', { person: { status: 'frozen' } }],
    ['restricted', { person: { status: 'restricted' } }],
    ['notVerified', { person: { realNameStatus: 'pending' } }],
    ['profileIncomplete', { person: { hasProfile: false } }],
    ['minorsExcluded', { person: { birthOn: '2010-01-01', hasGuardianConsent: true } }],
    ['underMinAge', { activity: { minAge: 40 } }],
    ['overMaxAge', { activity: { maxAge: 30 } }],
    ['guardianNeeded', { activity: { minorPolicy: 'consent' }, person: { birthOn: '2010-01-01' } }],
    ['membersOnly', { activity: { recruitScope: 'members' } }],
    [
      'teamNotAllowed',
      { activity: { recruitScope: 'teams', recruitTeams: [7] }, person: { memberOfTeamIds: [8] } },
    ],
    ['minHours', { activity: { minMinutes: 600 }, person: { totalMinutes: 599 } }],
    ['underMinAge', { activity: post({ minAge: 40 }) }],
    ['overMaxAge', { activity: post({ maxAge: 30 }) }],
    ['membersOnly', { activity: post({ isMembersOnly: true }), person: { memberOfTeamIds: [8] } }],
    ['minHours', { activity: post({ minMinutes: 600 }), person: { totalMinutes: 599 } }],
    ['starNeeded', { activity: post({ minStar: 3 }), person: { star: 2 } }],
    ['qualificationMissing', { activity: post({ qualifications: ['firstAid'] }) }],
    ['qualificationMissing', { activity: post({ qualifications: ['guide', 'law'] }), person: firstAid() }],
    [
      'qualificationMissing',
      { activity: post({ qualifications: ['firstAid'] }), person: firstAid({ teamId: 8 }) },
    ],
    [
      'qualificationMissing',
      { activity: post({ qualifications: ['firstAid'] }), person: firstAid({ validUntil: '2026-11-27' }) },
    ],
    ['clash', { commitments: [other({})] }],
    ['clash', { commitments: [other({ state: 'offered' })] }],
    ['full', { activity: { waitlistMode: 'off' }, shift: { takenCount: 20 } }],
  ];
  it.each(refused)('refuses with %s (%#)', (code, parts) => {
    const judgement = judge(parts);
    expect(judgement.verdict).toBe('refused');
    expect(refusalIn(judgement)?.code).toBe(code);
  });

  const fitting: [string, Parts][] = [
    [
      'conditions of another post',
      { activity: { posts: [postSchema.parse({ name: '茶水', minAge: 100 })] } },
    ],
    ['a member', { activity: post({ isMembersOnly: true }), person: { memberOfTeamIds: [9] } }],
    [
      'a named team',
      { activity: { recruitScope: 'teams', recruitTeams: [7] }, person: { memberOfTeamIds: [7] } },
    ],
    [
      'the team itself',
      { activity: { recruitScope: 'teams', recruitTeams: [7] }, person: { memberOfTeamIds: [9] } },
    ],
    ['teams named with another scope', { activity: { recruitTeams: [7] } }],
    ['the hours', { activity: post({ minMinutes: 600 }), person: { totalMinutes: 600 } }],
    ['the star', { activity: post({ minStar: 3 }), person: { star: 3 } }],
    ['one of the papers', { activity: post({ qualifications: ['guide', 'firstAid'] }), person: firstAid() }],
    [
      'a paper of the team',
      { activity: post({ qualifications: ['firstAid'] }), person: firstAid({ teamId: 9 }) },
    ],
    [
      'a paper that ends on the day',
      { activity: post({ qualifications: ['firstAid'] }), person: firstAid({ validUntil: '2026-11-28' }) },
    ],
  ];
  it.each(fitting)('lets in on a post by %s', (_by, parts) => {
    expect(judge(parts)).toEqual({ verdict: 'signUp', reasons: [] });
  });

  it('leaves nothing to review where the code decides, and says that it will be asked for', () => {
    const byCode = { recruitScope: 'code', signUpMode: 'review' } as const;
    const judgement = judge({ activity: byCode });
    expect(codes({ activity: byCode, commitments: [other({ shiftId: 11 })] })).toEqual(['already']);
    expect(judgement.verdict).toBe('signUp');
    expect(judgement.reasons.map(({ code, severity }) => [code, severity])).toEqual([['codeAsked', 'info']]);
  });

  it('says of a paper that is over until when it was good', () => {
    const over = judge({
      activity: post({ qualifications: ['firstAid', 'lifeguard'] }),
      person: firstAid({ validUntil: '2026-11-27' }),
    });
    expect(refusalIn(over)?.text).toBe('岗位“陪行”需持救护员证或游泳救生员证，你的证书 11月27日到期');
  });

  it('knows a case for every blocking reason of the closed list', () => {
    const tried = new Set(refused.map(([code]) => code));
    const blocking = signUpReasonCodes.filter((code) => signUpReasons[code].severity === 'block');
    expect(blocking.filter((code) => !tried.has(code))).toEqual([]);
  });

  it('names all reasons in the order of the closed list', () => {
    const found = codes({
      activity: {
        signUpClosesAt: at('2026-11-20T20:00'),
        recruitScope: 'members',
        minMinutes: 600,
        waitlistMode: 'off',
        minAge: 40,
      },
      shift: { takenCount: 20 },
      person: { realNameStatus: 'none', hasProfile: false, creditPausedUntil: at('2026-12-01T00:00') },
      commitments: [other({}), other({ startsAt: at('2026-11-28T06:00'), endsAt: at('2026-11-28T08:15') })],
    });
    expect(found).toEqual([
      'closed',
      'restricted',
      'underMinAge',
      'notVerified',
      'profileIncomplete',
      'membersOnly',
      'minHours',
      'clash',
      'full',
      'softConflict',
    ]);
    expect(found).toEqual(
      found.toSorted((a, b) => signUpReasonCodes.indexOf(a) - signUpReasonCodes.indexOf(b)),
    );
  });

  it('sends nobody to mend their profile who would not be admitted all the same', () => {
    const minor = { birthOn: '2010-01-01', realNameStatus: 'none', hasProfile: false } as const;
    expect(refusalIn(judge({ person: minor }))?.code).toBe('minorsExcluded');
    expect(refusalIn(judge({ activity: { minorPolicy: 'consent' }, person: minor }))?.code).toBe(
      'notVerified',
    );
  });

  it('does not tell who took the last place that it is full', () => {
    const mine = [other({ shiftId: 11, state: 'confirmed' })];
    expect(codes({ shift: { takenCount: 20 }, commitments: mine })).toEqual(['already']);
  });

  it('says when it opens, with whom it clashes and how many hours are missing', () => {
    const texts = judge({
      activity: { signUpOpensAt: at('2026-12-01T09:00'), minMinutes: 600 },
      person: { totalMinutes: 170 },
      commitments: [other({})],
    }).reasons.map((reason) => reason.text);
    expect(texts).toEqual([
      '12月1日 周二 09:00 开放报名',
      '需累计服务满 10.0 小时，你已有 2.8 小时',
      '与已报的“银龄课堂”时间冲突',
    ]);
  });
});

describe('boundaries in time', () => {
  it('opens at the very instant and closes at the very instant', () => {
    const opens = at('2026-11-10T09:00');
    expect(codes({}, new Date(opens.getTime() - 1))).toEqual(['notOpenYet']);
    expect(codes({}, opens)).toEqual([]);
    const closes = at('2026-11-26T20:00');
    expect(codes({}, new Date(closes.getTime() - 1))).toEqual([]);
    expect(codes({}, closes)).toEqual(['closed']);
  });

  it('calls back-to-back shifts near, not a clash, and half an hour apart neither', () => {
    const after = (time: string) =>
      codes({ commitments: [other({ startsAt: at(`2026-11-28T${time}`), endsAt: at('2026-11-28T13:00') })] });
    expect(after('11:29')).toEqual(['clash']);
    expect(after('11:30')).toEqual(['softConflict']);
    expect(after('11:59')).toEqual(['softConflict']);
    expect(after('12:00')).toEqual([]);
  });

  it('counts age on the day of the shift', () => {
    expect(codes({ person: { birthOn: '2008-11-28' } })).toEqual([]);
    expect(codes({ person: { birthOn: '2008-11-29', hasGuardianConsent: true } })).toEqual([
      'minorsExcluded',
    ]);
  });

  it('lifts a restriction at its instant', () => {
    expect(codes({ person: { restrictedUntil: now, status: 'restricted' } })).toEqual([]);
  });
});

describe('places and queue', () => {
  it('offers the queue when full, and takes nobody past people who wait', () => {
    expect(judge({ shift: { takenCount: 20 } })).toMatchObject({
      verdict: 'waitlist',
      reasons: [{ code: 'full', severity: 'info' }],
    });
    expect(judge({ shift: { takenCount: 19, waitCount: 1 } }).verdict).toBe('waitlist');
    expect(
      judge({ activity: { waitlistMode: 'off' }, shift: { takenCount: 19, waitCount: 1 } }).verdict,
    ).toBe('signUp');
  });

  it('opens the pool two hours before the start', () => {
    const place = { capacity: 20, takenCount: 19, waitCount: 3, startsAt: at('2026-11-21T14:00') };
    expect(placesFor(place, 'offer', at('2026-11-21T11:59'))).toBe(0);
    expect(placesFor(place, 'offer', at('2026-11-21T12:00'))).toBe(1);
    const full = { startsAt: at('2026-11-21T14:00'), endsAt: at('2026-11-21T16:00'), takenCount: 20 };
    expect(refusalIn(judge({ shift: full }))?.code).toBe('full');
  });
});

describe('what is told and what must be accepted', () => {
  it('turns credit review into an application and says so', () => {
    expect(judge({ person: { needsCreditReview: true } })).toMatchObject({
      verdict: 'apply',
      reasons: [{ code: 'creditReview', severity: 'info' }],
    });
  });

  it('asks a minor to come accompanied once the guardian has agreed', () => {
    const minor = { birthOn: '2010-01-01', hasGuardianConsent: true };
    expect(codes({ activity: { minorPolicy: 'accompanied' }, person: minor })).toEqual(['accompanied']);
    expect(codes({ activity: { minorPolicy: 'consent' }, person: minor })).toEqual([]);
  });

  it('warns of more than eight hours on one day and of an overlapping application', () => {
    const long = other({ startsAt: at('2026-11-28T12:00'), endsAt: at('2026-11-28T17:01') });
    expect(codes({ commitments: [long] })).toEqual(['dayLimit']);
    expect(codes({ commitments: [{ ...long, endsAt: at('2026-11-28T17:00') }] })).toEqual([]);
    expect(judge({ commitments: [other({ state: 'pending' })] })).toMatchObject({
      verdict: 'signUp',
      reasons: [{ code: 'softConflict', severity: 'warn' }],
    });
    expect(codes({ commitments: [other({ state: 'waitlisted' })] })).toEqual([]);
  });
});
