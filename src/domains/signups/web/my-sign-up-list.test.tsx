import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { OperationCache } from '#platform/web/calls/operation-hooks.tsx';
import type { MySignUpView } from '../contract/my-signups.contract.ts';
import { MySignUpList } from './my-sign-up-list.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const own = '/usercenter/index/myactivity/detail/7';
const signUp: MySignUpView = {
  signUpId: 70,
  activityId: 7,
  shiftId: 71,
  title: '澜江净滩行动',
  teamId: 3,
  teamName: '澜江守护',
  category: 'eco',
  cover: null,
  placeName: '3 号驿站',
  postName: '清滩',
  startsAt: '2026-11-28T08:30:00+08:00',
  endsAt: '2026-11-28T11:30:00+08:00',
  plannedMinutes: 180,
  countedMinutes: null,
  hourStatus: null,
  state: 'confirmed',
  stateLabel: '已通过',
  stateReason: null,
  tab: 'upcoming',
  attendance: null,
  queueAhead: null,
  offerExpiresAt: null,
  canCancel: true,
  canClaim: false,
  button: { face: 'signedUp', label: '查看签到码', isEnabled: true, link: null },
};

function draw(more: Partial<MySignUpView>) {
  render(
    <OperationCache>
      <MemoryRouter>
        <MySignUpList signUps={[{ ...signUp, ...more }]} />
      </MemoryRouter>
    </OperationCache>,
  );
  const row = screen.getByRole('listitem');
  const acts = [...within(row).queryAllByRole('link'), ...within(row).queryAllByRole('button')];
  return {
    row,
    text: row.textContent.replaceAll('\u00a0', ' '),
    acts: acts.map((act) => act.getAttribute('aria-label') ?? act.textContent),
  };
}

it('says what it is, where it stands, what it will count, and what can be done', () => {
  const { row, text, acts } = draw({});
  for (const words of [
    '环保',
    '澜江守护',
    '11月28日 周六 08:30–11:30',
    '3 号驿站，清滩',
    '已通过',
    '3.0预计小时',
  ])
    expect(text).toContain(words);
  expect(acts).toEqual([
    '澜江净滩行动',
    '签到码：澜江净滩行动',
    '请人顶班：澜江净滩行动',
    '取消报名：澜江净滩行动',
  ]);
  expect(within(row).getByRole('link', { name: '澜江净滩行动' }).getAttribute('href')).toBe(own);
});

it.each([
  ['an application', { state: 'pending', tab: 'pending' }, ['撤回申请：澜江净滩行动']],
  ['a queue', { state: 'waitlisted', tab: 'waiting', queueAhead: 2 }, ['退出候补：澜江净滩行动']],
  [
    'a kept place',
    { state: 'offered', tab: 'waiting' },
    ['确认名额：澜江净滩行动', '放弃名额：澜江净滩行动'],
  ],
  ['service', { tab: 'done', canCancel: false, attendance: 'checkedOut' }, ['服务记录：澜江净滩行动']],
  [
    'what was cancelled',
    { state: 'cancelled', tab: 'ended', canCancel: false },
    ['看看别的场次：澜江净滩行动'],
  ],
] as const)('%s has its own acts', (_what, more, acts) => {
  expect(draw(more).acts.slice(1)).toEqual(acts);
});

it('counts minutes with the state of their record, by the words of the hours', () => {
  const { text } = draw({ tab: 'done', canCancel: false, countedMinutes: 190, hourStatus: 'confirmed' });
  expect(text).toContain('3.1小时，队伍已核定');
});

it('asks what giving up would mean before it does it', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const { row } = draw({});
  fireEvent.click(within(row).getByRole('button', { name: '取消报名：澜江净滩行动' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});
