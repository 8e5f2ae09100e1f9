import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { toInstant } from '#platform/contract/instants.ts';
import { dayMs } from '#platform/contract/durations.ts';
import { ShiftChoice } from './shift-choice.tsx';
import type { ShiftStanding } from './sign-up-standing.ts';

afterEach(cleanup);

const shiftOn = (index: number): ShiftStanding => {
  const at = Date.parse('2026-12-12T09:00:00+08:00') + index * dayMs;
  return {
    shiftId: index + 1,
    conditions: [],
    postName: '引导',
    startsAt: toInstant(new Date(at)),
    endsAt: toInstant(new Date(at + dayMs / 12)),
    minutes: 120,
    capacity: 8,
    takenCount: 0,
    placesLeft: 8,
    waitCount: 0,
    closesAt: null,
    verdict: 'signUp',
    reasons: [],
    button: { face: 'signUp', label: '报名', isEnabled: true, link: null },
    mine: null,
  };
};

function Choice({ count }: { count: number }) {
  const [chosen, choose] = useState(1);
  const shifts = Array.from({ length: count }, (_, index) => shiftOn(index));
  return <ShiftChoice shifts={shifts} chosenId={chosen} onChoose={choose} />;
}

it('shows few shifts at once', () => {
  render(<Choice count={12} />);
  expect(screen.getAllByRole('radio')).toHaveLength(12);
  expect(screen.queryByLabelText('哪个月')).toBeNull();
});

it('shows two hundred month by month, and another month with its first shift chosen', async () => {
  render(<Choice count={200} />);
  expect(screen.getAllByRole('radio')).toHaveLength(20);
  await userEvent.selectOptions(screen.getByLabelText('哪个月'), '2027年2月（28 场）');
  expect(screen.getAllByRole('radio')).toHaveLength(28);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^2027年2月1日/ }).checked).toBe(true);
});

it('shows posts of one time below it, each with what it wants', () => {
  const first = shiftOn(0);
  const aid = { ...first, shiftId: 9, postName: '急救', conditions: ['年满 18 周岁', '持救护员证'] };
  render(<ShiftChoice shifts={[first, aid, shiftOn(1)]} chosenId={9} onChoose={() => undefined} />);
  const group = screen.getByRole('group', { name: '12月12日 周六 09:00–11:00' });
  expect(within(group).getAllByRole('radio')).toHaveLength(2);
  expect(within(group).getByRole<HTMLInputElement>('radio', { name: /^急救/ }).checked).toBe(true);
  expect(within(group).getByText('年满 18 周岁，持救护员证')).toBeTruthy();
  expect(screen.getAllByRole('radio')).toHaveLength(3);
});
