import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { ShiftPlaces } from '../../contract/applications.contract.ts';
import { ApplicationShiftTabs } from './application-shift-tabs.tsx';

afterEach(cleanup);

it('counts people as the tabs of the list do: an offered place is no confirmed one, and its person still waits', () => {
  const shift: ShiftPlaces = {
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
  render(
    <MemoryRouter>
      <ApplicationShiftTabs shifts={[shift]} currentId={undefined} hrefOf={() => '?'} />
    </MemoryRouter>,
  );
  const text = screen.getByRole('link').textContent;
  expect(text).toContain('已通过 2 / 3，留给候补 1');
  expect(text).toContain('候补 5');
});
