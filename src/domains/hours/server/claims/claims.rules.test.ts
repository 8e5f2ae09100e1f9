import { describe, expect, it } from 'vitest';
import { judgeClaim, mayWithdraw } from './claims.rules.ts';

const at = (time: string): Date => new Date(`2026-11-${time}:00+08:00`);
const now = at('21T12:00');
const claimed = (from: string, to: string, minutes: number, title = '江滩捡拾烟头') =>
  judgeClaim({ startsAt: at(from), endsAt: at(to), minutes, title }, now);

describe('what may be claimed', () => {
  it.each([
    ['a morning of this week', claimed('20T09:00', '20T11:00', 120), undefined],
    ['until this minute', claimed('21T10:00', '21T12:00', 120), undefined],
    ['what goes on', claimed('21T11:00', '21T12:01', 60), 'notOver'],
    ['more than it lasted', claimed('20T09:00', '20T11:00', 121), 'overSpan'],
    ['a time that ends before it begins', claimed('20T11:00', '20T09:00', 1), 'overSpan'],
    ['to midnight', claimed('19T22:00', '20T00:00', 120), undefined],
    ['over midnight', claimed('19T22:00', '20T00:01', 120), 'overMidnight'],
    ['a meeting', claimed('20T09:00', '20T11:00', 120, '队伍例会'), 'noService'],
    ['listening to a talk', claimed('20T09:00', '20T11:00', 120, '参加反诈讲座'), 'noService'],
    ['giving one', claimed('20T09:00', '20T11:00', 120, '反诈讲座主讲'), undefined],
  ])('%s', (_, refusal, expected) => expect(refusal).toBe(expected));

  it('says why it is older than 30 days, and is a year old at most', () => {
    const old = (day: string, lateReason?: string) =>
      judgeClaim(
        {
          startsAt: new Date(`${day}T10:00:00+08:00`),
          endsAt: new Date(`${day}T12:00:00+08:00`),
          minutes: 60,
          title: '送餐',
          lateReason,
        },
        now,
      );
    expect([old('2026-10-22'), old('2026-10-21')]).toEqual([undefined, 'lateReasonMissing']);
    const why = '住院两个月，出院才知道';
    expect([old('2026-10-21', why), old('2025-11-21', why), old('2025-11-20', why)]).toEqual([
      undefined,
      undefined,
      'tooOld',
    ]);
  });
});

it('is taken back while nobody has decided', () => {
  const may = (
    state: 'atTeam' | 'refused' | 'atCentre' | 'withdrawn',
    isAnswered: boolean,
    hourState?: 'submitted' | 'publicity',
  ) => mayWithdraw({ state, isAnswered, hourState });
  expect(may('atTeam', false)).toBe(true);
  expect(may('atCentre', false, 'submitted')).toBe(true);
  expect(may('atCentre', true, 'submitted')).toBe(false);
  expect(may('atCentre', false, 'publicity')).toBe(false);
  expect(may('refused', true)).toBe(false);
  expect(may('withdrawn', false)).toBe(false);
});
