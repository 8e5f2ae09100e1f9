import { describe, expect, test } from 'vitest';
import type { ActivityForm, ShiftForm } from '../../contract/activity-form.contract.ts';
import type { Question } from '../../contract/questions.contract.ts';
import { type Post, postSchema } from '../../contract/posts.contract.ts';
import { buildForm } from '../../testing/activities.builders.ts';
import { type LintFacts, levelOf } from './findings.rules.ts';
import { lintActivity } from './lint-activity.rules.ts';

const now = new Date('2026-11-21T14:00:00+08:00');
const facts: LintFacts = { leadMinutes: 60, largestCapacity: 0, others: [], released: [] };
const form = buildForm({}, now);
const [usualShift] = form.shifts as [ShiftForm];

const shift = (wish: Partial<ShiftForm>): Partial<ActivityForm> => ({ shifts: [{ ...usualShift, ...wish }] });
const question: Question = { text: '能不能带雨衣', kind: 'text', choices: [], isRequired: true };
const asks = (wish: Partial<Question>): Partial<ActivityForm> => ({ questions: [{ ...question, ...wish }] });
const post = (wish: Partial<Post>): Post => postSchema.parse({ name: usualShift.postName, ...wish });
const wants = (wish: Partial<Post>): Partial<ActivityForm> => ({ posts: [post(wish)] });
const span = (startsAt: string, endsAt: string): Partial<ActivityForm> =>
  shift({ startsAt: `2026-${startsAt}:00+08:00`, endsAt: `2026-${endsAt}:00+08:00` });

function codesOf(wish: Partial<ActivityForm>, known: Partial<LintFacts> = {}): string[] {
  const draft = { ...form, ...wish };
  return lintActivity(draft, { ...facts, ...known }, now).map(({ level, code }) => `${level} ${code}`);
}

test('an orderly form has no finding', () => {
  expect(codesOf({})).toEqual([]);
  expect(codesOf({ recruitScope: 'teams', recruitTeams: [7] })).toEqual([]);
  expect(codesOf({ recruitScope: 'code', recruitCode: '2580' })).toEqual([]);
});

describe('what blocks', () => {
  test.each<[string, Partial<ActivityForm>, string]>([
    ['a title of three characters', { title: '净滩日' }, 'missing'],
    ['no category', { category: null }, 'missing'],
    ['29 characters of content', { content: '老人集合后分组服务'.padEnd(29, '好') }, 'missing'],
    ['no place', { placeName: '' }, 'missing'],
    ['no address', { address: '' }, 'missing'],
    ['no contact', { contactName: '' }, 'missing'],
    ['no telephone', { contactPhone: '' }, 'missing'],
    ['a mobile number in the text', { content: `${form.content}报名找我 13912345678。` }, 'personalNumber'],
    ['a mobile number at the place', { placeNote: '到了打 139 1234 5678' }, 'personalNumber'],
    ['a question without words', asks({ text: '' }), 'question'],
    ['the same question twice', { questions: [question, question] }, 'question'],
    ['a question for an ID number', asks({ text: '你的身份证号码' }), 'question'],
    ['a question with a phone number', asks({ text: '加 13912345678 了吗' }), 'question'],
    ['one choice', asks({ kind: 'one', choices: ['能'] }), 'question'],
    ['the same choice twice', asks({ kind: 'several', choices: ['能', '能'] }), 'question'],
    ['a post without a name', wants({ name: '' }), 'post'],
    ['two posts of one name', { posts: [post({}), post({ minStar: 1 })] }, 'post'],
    ['a phone number at a post', wants({ description: '找老张 13912345678' }), 'personalNumber'],
    ['a fee at a post', wants({ description: '每人交报名费十元' }), 'fee'],
    ['ages of a post the wrong way round', wants({ minAge: 40, maxAge: 30 }), 'post'],
    ['ages that nobody has', { ...wants({ maxAge: 17 }), minAge: 18 }, 'post'],
    ['named teams without one', { recruitScope: 'teams' }, 'recruiting'],
    ['three digits of a code', { recruitScope: 'code', recruitCode: '258' }, 'recruiting'],
    ['no shift', { shifts: [] }, 'noShifts'],
    ['a shift that ends before it starts', span('12-13T14:00', '12-13T13:30'), 'shiftTimes'],
    ['a shift of no length', span('12-13T14:00', '12-13T14:00'), 'shiftTimes'],
    ['a break as long as the shift', shift({ breakMinutes: 180 }), 'shiftTimes'],
    ['more people needed than wanted', shift({ capacity: 4, minNeeded: 5 }), 'shiftTimes'],
    ['a shift of 14 minutes', span('12-13T14:00', '12-13T14:14'), 'shiftShort'],
    ['a shift of more than 12 hours', span('12-13T08:00', '12-13T20:01'), 'shiftLong'],
    ['a start in the past', span('11-21T13:00', '11-21T15:00'), 'past'],
    ['a start right now', span('11-21T14:00', '11-21T15:00'), 'past'],
    ['a start in 59 minutes', span('11-21T14:59', '11-21T16:00'), 'tooSoon'],
    [
      'sign-up that ends before it begins',
      { signUpOpensAt: '2026-11-27T09:00:00+08:00', signUpClosesAt: '2026-11-26T09:00:00+08:00' },
      'signUpSpan',
    ],
    [
      'sign-up that is over',
      { signUpOpensAt: '2026-11-01T09:00:00+08:00', signUpClosesAt: '2026-11-20T09:00:00+08:00' },
      'signUpSpan',
    ],
    ['sign-up after the last shift has begun', { signUpClosesAt: '2026-11-28T08:31:00+08:00' }, 'signUpLate'],
    ['ages the wrong way round', { minAge: 60, maxAge: 20 }, 'ages'],
    ['no risk notice', { riskNotice: '注意安全' }, 'noRisk'],
    ['medium risk without insurance', { riskLevel: 'medium' }, 'noInsurance'],
    ['high risk with an insurer but no policy', { riskLevel: 'high', insurer: '人保' }, 'noInsurance'],
    ['a meeting', { title: '十二月志愿者例会' }, 'titleWords'],
    ['a make-up record', { title: '十月净滩补录' }, 'titleWords'],
    ['team building', { title: '冬季团建净滩活动' }, 'titleWords'],
    ['listening to a lecture', { title: '听一场消防安全讲座' }, 'titleWords'],
    ['a fee', { content: `${form.content}每人需交押金二十元。` }, 'fee'],
    ['a fee in the subsidy', { subsidy: '费用自理' }, 'fee'],
    ['hours for a donation', { content: `${form.content}捐款五十元算一小时时长。` }, 'reward'],
    ['hours for sharing', { content: `${form.content}转发朋友圈再加半小时。` }, 'reward'],
    ['hours as a reward', { content: `${form.content}表现好的奖励双倍时长。` }, 'reward'],
    ['pay above 50 yuan', { subsidy: '每天补贴 80 元' }, 'pay'],
    [
      'minors at a rescue',
      { minorPolicy: 'consent', content: `${form.content}参与水上救援。` },
      'minorsInDanger',
    ],
    [
      'minors at a height',
      { minorPolicy: 'accompanied', content: `${form.content}需要登高擦窗。` },
      'minorsInDanger',
    ],
    [
      'minors after ten at night',
      { minorPolicy: 'consent', ...span('12-13T20:00', '12-13T22:01') },
      'minorsInDanger',
    ],
    [
      'minors over midnight',
      { minorPolicy: 'consent', ...span('12-13T21:00', '12-14T00:30') },
      'minorsInDanger',
    ],
  ])('%s', (_, wish, code) => {
    expect(codesOf(wish)).toContain(`block ${code}`);
  });

  test('more than a year from the first shift to the last', () => {
    const last = {
      ...usualShift,
      startsAt: '2027-12-01T08:30:00+08:00',
      endsAt: '2027-12-01T11:30:00+08:00',
    };
    expect(codesOf({ shifts: [usualShift, last] })).toContain('block tooLong');
  });
});

describe('what only warns', () => {
  const [other] = [{ title: '上次净滩', content: form.content, placeName: '别处', startsAt: null }];

  test.each<[string, Partial<ActivityForm>, string]>([
    ['no coordinates', { lng: null, lat: null }, 'noCoordinates'],
    ['nobody served is named', { serviceObjects: [] }, 'noObjects'],
    ['nothing is provided', { guarantees: [] }, 'noGuarantees'],
    ['a minimum age that minors reach, closed to minors', { minAge: 14 }, 'agesAndMinors'],
    ['minors at work of the kind 应急', { category: 'rescue', minorPolicy: 'consent' }, 'minorsAtRescue'],
    ['a chat group in the text', { preparations: ['加微信群领手套'] }, 'outside'],
    [
      'no plan for the hot season',
      { weatherPolicy: '', ...span('07-04T08:30', '07-04T11:30') },
      'noWeatherPlan',
    ],
    ['thin text', { content: '为老人服务，八点半集合，十一点结束，大家一起来参加吧欢迎你来' }, 'thin'],
    [
      'office hours of one unit',
      { content: `${form.content}全体职工参加。`, ...span('12-14T09:00', '12-14T11:00') },
      'duty',
    ],
  ])('%s', (_, wish, code) => {
    expect(codesOf(wish, { leadMinutes: null })).toContain(`warn ${code}`);
  });

  describe('rows that ask for the same work twice', () => {
    const at = (from: string, to: string, postName = '陪聊'): ShiftForm => ({
      ...usualShift,
      postName,
      startsAt: `2026-12-13T${from}:00+08:00`,
      endsAt: `2026-12-13T${to}:00+08:00`,
    });
    test.each<[string, ShiftForm[], string[]]>([
      [
        'the same row',
        [at('08:00', '10:00'), at('08:00', '10:00')],
        ['与第 1 场时间和岗位都一样，是不是重复了'],
      ],
      ['an overlap', [at('08:00', '10:00'), at('09:59', '11:00')], ['与第 1 场时间重叠，岗位也一样']],
      ['touching alone', [at('08:00', '10:00'), at('10:00', '11:00')], []],
      ['another post', [at('08:00', '10:00'), at('08:00', '10:00', '引导')], []],
      [
        'no name is 志愿者',
        [at('08:00', '10:00', ''), at('08:00', '10:00', '志愿者')],
        ['与第 1 场时间和岗位都一样，是不是重复了'],
      ],
    ])('%s', (_, shifts, words) => {
      const found = lintActivity({ ...form, shifts }, { ...facts, leadMinutes: null }, now);
      expect(found.filter(({ code }) => code === 'shiftClash').map(({ msg }) => msg)).toEqual(words);
      expect(levelOf(found)).not.toBe('block');
    });
  });

  test('the text of an earlier activity', () => {
    expect(codesOf({}, { others: [other] })).toEqual(['warn copied']);
  });

  test('the same place within a week, and not eight days apart', () => {
    const near = { title: '冬至清滩', content: '另一段文字', placeName: form.placeName };
    const start = Date.parse(usualShift.startsAt);
    const day = 24 * 3_600_000;
    expect(codesOf({}, { others: [{ ...near, startsAt: new Date(start + 7 * day) }] })).toEqual([
      'warn near',
    ]);
    expect(codesOf({}, { others: [{ ...near, startsAt: new Date(start + 8 * day) }] })).toEqual([]);
  });

  test('more than three times the largest one so far', () => {
    expect(codesOf({}, { largestCapacity: 6 })).toEqual(['warn unusualSize']);
    expect(codesOf({}, { largestCapacity: 7 })).toEqual([]);
  });
});

describe('what passes', () => {
  test.each<[string, Partial<ActivityForm>]>([
    ['a denied fee', { content: `${form.content}本活动不收取任何押金，免收报名费。` }],
    ['a subsidy of 50 yuan', { subsidy: '餐补每天 50 元' }],
    ['a lecture the volunteers give', { title: '为社区老人讲一场防骗讲座' }],
    ['reporting on to an office', { content: `${form.content}巡护记录会转发给生态环境局。` }],
    ['work at the water that is forbidden', { minorPolicy: 'consent', content: `${form.content}请勿下水。` }],
    ['minors taught by rescuers', { minorPolicy: 'consent', content: `${form.content}由救援队员讲解。` }],
    ['minors until ten at night', { minorPolicy: 'consent', ...span('12-13T19:00', '12-13T22:00') }],
    ['medium risk with a policy', { riskLevel: 'medium', insurer: '人保财险', policyNo: 'PZ-1' }],
    ['one unit on a Saturday', { content: `${form.content}全体职工参加。` }],
  ])('%s', (_, wish) => {
    expect(codesOf(wish)).toEqual([]);
  });

  test('a start in 60 minutes, and one in the past where the activity is published', () => {
    expect(codesOf(span('11-21T15:00', '11-21T17:00'))).toEqual([]);
    const past = { signUpOpensAt: '2026-11-01T09:00:00+08:00', signUpClosesAt: '2026-11-20T09:00:00+08:00' };
    expect(codesOf({ ...past, ...span('11-21T13:00', '11-21T17:00') }, { leadMinutes: null })).toEqual([]);
  });
});

describe('what the centre may let through', () => {
  const ground = { releaseGround: '我们为与会的老人做引导和茶水服务。' };
  const findingsOf = (wish: Partial<ActivityForm>, released: LintFacts['released'] = []) =>
    lintActivity({ ...form, ...wish }, { ...facts, released }, now).map(({ level, code, releasable }) => [
      level,
      code,
      releasable,
    ]);

  test.each<[string, Partial<ActivityForm>, string, string]>([
    ['a word of the title', { title: '社区听证会议引导服务' }, 'titleWords', '会议'],
    ['a lecture that is listened to', { title: '陪老人听防骗讲座' }, 'titleWords', '听防骗讲座'],
    ['pay above 50 yuan', { subsidy: '每天补贴 80 元' }, 'pay', '每天补贴 80 元'],
  ])('%s blocks without a ground, waits with one, and is gone once released', (_, wish, code, words) => {
    expect(findingsOf(wish)).toEqual([['block', code, words]]);
    expect(findingsOf({ ...wish, releaseGround: '九个字九个字九个字' })).toEqual([['block', code, words]]);
    expect(findingsOf({ ...wish, ...ground })).toEqual([['release', code, words]]);
    expect(findingsOf(wish, [{ code, words }])).toEqual([]);
  });

  test('every word of the title is let through on its own', () => {
    const title = '例会值班例会引导服务';
    expect(findingsOf({ title, ...ground })).toEqual([
      ['release', 'titleWords', '例会'],
      ['release', 'titleWords', '值班'],
    ]);
    expect(findingsOf({ title }, [{ code: 'titleWords', words: '例会' }])).toEqual([
      ['block', 'titleWords', '值班'],
    ]);
  });

  test('other pay, or the same words under another code, is not what was released', () => {
    const released = [
      { code: 'pay', words: '每天补贴 80 元' },
      { code: 'pay', words: '例会' },
    ];
    expect(findingsOf({ subsidy: '每小时补贴 80 元' }, released)).toEqual([
      ['block', 'pay', '每小时补贴 80 元'],
    ]);
    expect(findingsOf({ title: '例会引导服务' }, released)).toEqual([['block', 'titleWords', '例会']]);
  });

  test('nothing else waits for the centre, whatever the ground says', () => {
    const wish = { ...ground, riskNotice: '', content: `${form.content}每人需交押金二十元。` };
    expect(findingsOf(wish)).toEqual([
      ['block', 'noRisk', undefined],
      ['block', 'fee', undefined],
    ]);
  });

  test('the worst level is told: block over release over warn', () => {
    const waiting = { ...form, ...ground, title: '社区例会引导服务', guarantees: [] };
    const findings = lintActivity(waiting, facts, now);
    expect(findings.map(({ level }) => level)).toEqual(['release', 'warn']);
    expect(levelOf(findings)).toBe('release');
    expect(levelOf(lintActivity({ ...waiting, riskNotice: '' }, facts, now))).toBe('block');
  });
});

test('blocking findings come first and name the field', () => {
  const findings = lintActivity({ ...form, guarantees: [], riskNotice: '' }, facts, now);
  expect(findings.map(({ level, field }) => [level, field])).toEqual([
    ['block', 'riskNotice'],
    ['warn', 'guarantees'],
  ]);
  expect(levelOf(findings)).toBe('block');
  expect(levelOf([])).toBe('ok');
});

test('a post that no shift is held by is asked about, and blocks nothing', () => {
  expect(codesOf(wants({ minAge: 20, qualifications: ['firstAid'] }))).toEqual([]);
  expect(codesOf(wants({ name: '没有这一岗' }))).toEqual(['warn postUnused']);
});
