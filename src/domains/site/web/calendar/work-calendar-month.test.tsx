import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { CalendarDay } from '../../contract/site-admin.contract.ts';
import { WorkCalendarMonth } from './work-calendar-month.tsx';

afterEach(cleanup);

const holiday = { day: '2026-12-01', isWorkday: false, name: '停电检修', isShipped: false, isOwn: true };
const extra = { day: '2026-11-28', isWorkday: true, name: '补班', isShipped: false, isOwn: true };

function Page({ onOpen }: { onOpen?: (day: CalendarDay) => void }) {
  const [month, setMonth] = useState('2026-11');
  return (
    <WorkCalendarMonth
      month={month}
      today="2026-11-23"
      days={[holiday, extra]}
      onMonth={setMonth}
      onOpen={onOpen}
    />
  );
}

it('says of every day whether it counts as a workday, and what makes it differ', () => {
  render(<Page />);
  expect(screen.getByRole('button', { name: /11月28日 周六，工作日，补班，本中心设置/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /11月29日 周日，休息日$/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /11月23日/ }).getAttribute('aria-current')).toBe('date');
});

it('is walked through by arrow keys, on into the next month, and opened by Enter', async () => {
  const onOpen = vi.fn<(day: CalendarDay) => void>();
  render(<Page onOpen={onOpen} />);
  screen.getByRole('button', { name: /11月23日/ }).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('2026年12月');
  expect(document.activeElement?.getAttribute('aria-label')).toContain('12月1日 周二，休息日，停电检修');
  await userEvent.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledWith(holiday);
});
