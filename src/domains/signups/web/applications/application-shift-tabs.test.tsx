import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { ShiftPlaces } from '../../contract/applications.contract.ts';
import { ApplicationShiftTabs } from './application-shift-tabs.tsx';

afterEach(cleanup);

const plain: ShiftPlaces = {
  shiftId: 7,
  postName: '清滩',
  startsAt: '2026-11-28T08:30:00+08:00',
  endsAt: '2026-11-28T11:30:00+08:00',
  capacity: 3,
  takenCount: 3,
  companionCount: 0,
  confirmedCount: 2,
  pendingCount: 0,
  waitCount: 4,
  isStarted: false,
};

it('counts people as the tabs of the list do: an offered place is no confirmed one, and its person still waits', () => {
  render(
    <MemoryRouter>
      <ApplicationShiftTabs shifts={[plain]} currentId={undefined} hrefOf={() => '?'} />
    </MemoryRouter>,
  );
  const text = screen.getByRole('link').textContent;
  expect(text).toContain('已通过 2 / 3，留给候补 1');
  expect(text).toContain('候补 5');
});

it('shows the shifts of one week where there are many: that of the chosen one, of today, or whichever is turned to', () => {
  const shifts = Array.from({ length: 28 }, (_, day): ShiftPlaces => {
    const at = Date.parse('2026-11-30T08:30:00+08:00') + day * 86_400_000;
    return {
      ...plain,
      shiftId: day + 1,
      startsAt: new Date(at).toISOString(),
      endsAt: new Date(at + 3_600_000).toISOString(),
      pendingCount: day === 20 ? 2 : 0,
    };
  });
  render(
    <MemoryRouter>
      <ApplicationShiftTabs shifts={shifts} currentId={10} hrefOf={(id) => `?shift=${id ?? ''}`} />
    </MemoryRouter>,
  );
  const shown = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const week = (first: number) => [
    '/?shift=',
    ...Array.from({ length: 7 }, (_, at) => `/?shift=${first + at}`),
  ];
  expect(shown()).toEqual(week(8));
  fireEvent.click(screen.getByLabelText('下一周'));
  expect(shown()).toEqual(week(15));
  expect(screen.getByText(/（7 场，2 待审）$/)).toBeTruthy();
  fireEvent.click(screen.getByLabelText('下一周'));
  expect(screen.getByLabelText<HTMLButtonElement>('下一周').disabled).toBe(true);
  fireEvent.change(screen.getByLabelText('看哪一周'), { target: { value: '2026-11-30' } });
  expect(shown()).toEqual(week(1));
});
