import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { TeamActivityRow } from '../../contract/activity-views.contract.ts';
import { TeamActivityItem } from './team-activity-item.tsx';

const row: TeamActivityRow = {
  id: 7,
  activityNo: 'A990101000007',
  title: '江堤拾荒',
  summary: '',
  category: 'eco',
  area: null,
  areaName: null,
  placeName: '江堤公园',
  startsAt: '2026-11-28T09:00:00+08:00',
  endsAt: '2026-11-28T11:00:00+08:00',
  signUpOpensAt: null,
  signUpClosesAt: null,
  shiftCount: 1,
  nextShift: null,
  capacity: 10,
  takenCount: 6,
  minNeeded: 5,
  placesLeft: 4,
  phase: 'recruiting',
  cover: null,
  status: 'published',
  version: 1,
  pendingCount: 0,
  waitingCount: 0,
  reviewNote: null,
  isMakeup: false,
  updatedAt: '2026-11-21T09:00:00+08:00',
  acts: [],
};
const wordsOf = (change: Partial<TeamActivityRow>): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <TeamActivityItem activity={{ ...row, ...change }} onAct={() => undefined} />
    </MemoryRouter>,
  ).replaceAll(/<[^>]*>/g, ' ');

it('says how many are missing only while somebody may still come', () => {
  expect(wordsOf({})).toContain('还差 4 人');
  expect(wordsOf({ phase: 'running' })).toContain('招募已结束');
  for (const over of [
    { phase: 'running' },
    { status: 'settling', phase: 'ended' },
    { status: 'suspended' },
    { status: 'cancelled', phase: 'cancelled' },
  ] as const)
    expect(wordsOf(over)).not.toContain('还差');
});
