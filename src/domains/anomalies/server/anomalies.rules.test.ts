import { describe, expect, it } from 'vitest';
import { anomalyRuleKeys } from '../contract/anomalies.words.ts';
import {
  bursts,
  type CodeStep,
  entryShare,
  impossibleJourneys,
  judgeVerdict,
  nightEntries,
  sameTimes,
  sharedDevices,
} from './anomalies.rules.ts';
import { alikeTexts, type Told } from './alike-texts.rules.ts';
import { type DeviceUse, newDevices } from './new-devices.rules.ts';
import { reasonsOf } from './reasons.rules.ts';

const start = new Date('2026-11-18T19:00:00+08:00');
const at = (seconds: number): Date => new Date(start.getTime() + seconds * 1000);
const people = (count: number, of: (place: number) => Partial<CodeStep>): CodeStep[] =>
  Array.from({ length: count }, (_, place) => ({
    volunteerId: place + 1,
    kind: 'in',
    at: at(place * 60),
    device: `device-${place}`,
    ...of(place),
  }));

describe('同一部手机替多人签到', () => {
  it.each([
    ['three people on one phone', 3, []],
    ['four people on one phone', 4, [{ count: 4, of: 6, mark: '7F3A' }]],
  ])('%s', (_, count, noticed) => {
    const steps = [
      ...people(count, () => ({ device: '7f3a0000' })),
      ...people(2, (place) => ({ volunteerId: 50 + place })),
    ];
    const found = sharedDevices(steps);
    expect(found.map(({ facts: { count: people, of, mark } }) => ({ count: people, of, mark }))).toEqual(
      noticed,
    );
  });
  it('counts people, not steps, and no steps without a mark', () => {
    expect(sharedDevices(people(8, (place) => ({ device: 'a', volunteerId: place % 3 })))).toEqual([]);
    expect(sharedDevices(people(8, () => ({ device: null })))).toEqual([]);
  });
});

describe('短时间连续签到签退', () => {
  it.each([
    ['nine within the time', 9, 1, 0],
    ['ten within the time', 10, 2, 1],
    ['ten within 27 seconds', 10, 3, 0],
  ])('%s', (_, count, everySeconds, flags) =>
    expect(bursts(people(count, (place) => ({ at: at(place * everySeconds) })))).toHaveLength(flags),
  );
  it('does not add ins to outs', () =>
    expect(bursts(people(12, (place) => ({ at: at(place), kind: place % 2 === 0 ? 'in' : 'out' })))).toEqual(
      [],
    ));
});

describe('来不及赶到', () => {
  const from = { lng: 103.76, lat: 29.55 };
  const journey = (metresEast: number, minutes: number) => ({
    volunteerId: 1,
    outAt: at(0),
    inAt: at(minutes * 60),
    from,
    to: { lng: from.lng + metresEast / 96_800, lat: from.lat },
    elsewhere: '鹿渚公园清滩',
  });
  it.each([
    ['14 km in 6 minutes', 14_200, 6, 1],
    ['14 km in half an hour', 14_200, 30, 0],
    ['a kilometre at once', 1_000, 0, 0],
    ['three kilometres at once', 3_000, 0, 1],
  ])('%s', (_, metres, minutes, flags) =>
    expect(impossibleJourneys([journey(metres, minutes)])).toHaveLength(flags),
  );
});

describe('全员起止完全一样', () => {
  const stays = (same: number, other: number) =>
    Array.from({ length: same + other }, (_, place) => ({
      volunteerId: place + 1,
      inAt: place < same ? at(place % 50) : at(600 + place * 60),
      outAt: at(7200),
    }));
  it.each([
    ['nine people, all alike', 9, 0, 0],
    ['ten people, all alike', 10, 0, 1],
    ['19 of 20', 19, 1, 1],
    ['18 of 20', 18, 2, 0],
  ])('%s', (_, same, other, flags) => expect(sameTimes(stays(same, other))).toHaveLength(flags));
});

describe('深夜录入时长', () => {
  const morning = new Date('2026-11-19T08:00:00+08:00');
  it.each([
    ['22:59', '2026-11-18T22:59:00+08:00', 0],
    ['23:00', '2026-11-18T23:00:00+08:00', 1],
    ['04:59', '2026-11-19T04:59:00+08:00', 1],
    ['05:00', '2026-11-19T05:00:00+08:00', 0],
  ])('%s', (_, when, flags) =>
    expect(nightEntries([{ volunteerId: 1, at: new Date(when) }], morning)).toHaveLength(flags),
  );
  it('is one flag a night, once the night is over', () => {
    const entries = ['2026-11-18T23:30:00+08:00', '2026-11-19T02:14:00+08:00'].map((when) => ({
      volunteerId: 1,
      at: new Date(when),
    }));
    expect(nightEntries(entries, morning)).toMatchObject([{ key: '2026-11-18', facts: { count: 2 } }]);
    expect(nightEntries(entries, new Date('2026-11-19T03:00:00+08:00'))).toEqual([]);
  });
});

it.each([
  ['two of nine', 2, 9, 0],
  ['two of ten', 2, 10, 0],
  ['three of ten', 3, 10, 1],
])('补录占比过高: %s', (_, entered, all, flags) =>
  expect(entryShare({ entered, all }, start)).toHaveLength(flags),
);

describe('说明文字高度相似', () => {
  const text = '和两位队友沿着江滩捡了两个小时的烟头和塑料瓶，装了满满四袋。';
  const told = (place: number, wish: Partial<Told> = {}): Told => ({
    id: `claim${place}`,
    occasion: `claim${place}`,
    teamId: 7,
    volunteerId: place,
    text,
    at: at(place * 60),
    title: `江滩${place}`,
    ...wish,
  });
  const other = '给十二位独居老人送了午饭，顺手换了三个灯泡，量了血压。';
  const since = at(0);
  it.each([
    ['two of one team, word by word', [told(1), told(2)], 1],
    ['with another number and full stops', [told(1), told(2, { text: text.replace('四袋。', '五袋') })], 1],
    ['different texts', [told(1), told(2, { text: other })], 0],
    [
      'of one activity: the team entered ten people with one reason',
      [told(1), told(2, { occasion: 'claim1' })],
      0,
    ],
    ['too short to say anything', [told(1, { text: '现场核对属实' }), told(2, { text: '现场核对属实' })], 0],
    ['two teams, two people', [told(1), told(2, { teamId: 8 })], 0],
    ['one person before two teams', [told(1), told(2, { teamId: 8, volunteerId: 1 })], 1],
    ['both older than the look', [told(-2), told(-1)], 0],
    ['a new one like an old one', [told(-9), told(1)], 1],
  ])('%s', (_, texts, flags) => expect(alikeTexts(texts, since)).toHaveLength(flags));
  it('is one flag for the text that was first, and names everybody who has it', () => {
    const [flag, ...others] = alikeTexts([told(3), told(1), told(2)], since);
    expect(others).toEqual([]);
    expect(flag).toMatchObject({
      key: 'team:claim1',
      volunteerIds: [1, 2, 3],
      facts: { count: 3, of: 3, alike: 100, elsewhere: '江滩1' },
    });
  });
  it('begins at 85 in a hundred', () => {
    const letters = (from: number) =>
      Array.from({ length: 41 }, (_, place) => String.fromCodePoint(from + place)).join('');
    const shared = (count: number) =>
      alikeTexts(
        [
          told(1, { text: letters(0x4e00) }),
          told(2, { text: letters(0x4e00).slice(0, count + 1) + letters(0x5e00).slice(count + 1) }),
        ],
        since,
      ).length;
    // Of forty pairs of neighbours thirty-four are 85 %, thirty-three are not.
    expect([shared(33), shared(34)]).toEqual([0, 1]);
  });
});

describe('新设备登录后签到', () => {
  const use = (wish: Partial<DeviceUse> = {}): DeviceUse => ({
    volunteerId: 1,
    at: at(7200),
    device: '7f3a0000',
    loginAt: at(0),
    knownDevices: ['aaaa'],
    ...wish,
  });
  it.each([
    ['a login two hours before, on a device never used', use(), 1],
    ['a second longer ago', use({ loginAt: new Date(at(0).getTime() - 1000) }), 0],
    ['on the own device', use({ knownDevices: ['aaaa', '7f3a0000'] }), 0],
    ['the first check-in of all', use({ knownDevices: [] }), 0],
    ['logged in since yesterday', use({ loginAt: null }), 0],
  ])('%s', (_, one, flags) => expect(newDevices([one])).toHaveLength(flags));
  it('is one flag a shift, with the device where it is one', () => {
    expect(newDevices([use(), use({ volunteerId: 2 })])).toMatchObject([
      { volunteerIds: [1, 2], facts: { count: 2, of: 2, mark: '7F3A', devices: 1 } },
    ]);
    const [two] = newDevices([use(), use({ volunteerId: 2, device: 'bbbb' })]);
    expect(two?.facts.mark).toBeUndefined();
  });
});

it('every rule says why in whole sentences', () => {
  const facts = {
    count: 6,
    of: 21,
    from: start.toISOString(),
    until: at(120).toISOString(),
    mark: '7F3A',
    metres: 14_200,
    elsewhere: '清滩',
  };
  for (const rule of anomalyRuleKeys) {
    const reasons = reasonsOf(rule, facts);
    expect(reasons).toHaveLength(2);
    expect(reasons.join('')).not.toMatch(/undefined|NaN/);
  }
});

it.each([
  [{ isDecided: true }, 'decided'],
  [{ hasCause: false }, 'causeMissing'],
  [{ hasCause: false, verdict: 'asking' as const }, undefined],
  [{ note: '属实' }, 'noteMissing'],
  [{ note: '🢈🢈🢈' }, 'noteMissing'],
  [{}, undefined],
])('a conclusion %o: %s', (part, refusal) =>
  expect(
    judgeVerdict({ isDecided: false, verdict: 'upheld', hasCause: true, note: '核对了签到表', ...part }),
  ).toBe(refusal),
);
