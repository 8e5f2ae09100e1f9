import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showField } from '#platform/web/long-form/form-panels.ts';
import { mostShifts } from '../../../contract/activities.words.ts';
import { newActivityForm } from '../activity-form-defaults.ts';
import { formPanels } from '../activity-form-panel.tsx';
import { ActivityFormShifts } from './activity-form-shifts.tsx';
import { HeldForm } from './held-form.tsx';
import { mostAtOnce } from './shift-parts.rules.ts';
import { shiftLater } from './shift-times.rules.ts';

/** Names of the rows that were drawn since it was emptied. */
const drawn: string[] = [];
vi.mock(import('./shift-times.tsx'), async (original) => {
  const { ShiftTimes } = await original();
  return {
    ShiftTimes: (props) => {
      drawn.push(props.name);
      return <ShiftTimes {...props} />;
    },
  };
});

const start = newActivityForm(
  { category: 'eco', area: '', contactName: '方舟', contactPhone: '' },
  new Date('2026-09-14T09:00:00+08:00'),
);
const rowsAre = (count: number): void => {
  const shifts = Array.from({ length: count }, (_, days) => shiftLater(start.shifts[0]!, days));
  render(
    <HeldForm start={{ ...start, shifts }}>
      <ActivityFormShifts />
    </HeldForm>,
  );
};
// By role it takes seconds among so many controls.
const rows = () =>
  [...document.querySelectorAll('[role="group"]')]
    .map((row) => row.getAttribute('aria-label') ?? '')
    .filter((name) => /^第 \d+ 场$/.test(name));
const bar = () => within(screen.getByLabelText('看一部分场次'));
const firstAndLast = () => [rows()[0], rows().at(-1)];

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  drawn.length = 0;
});
afterEach(cleanup);

it('of two hundred rows twenty are there, and a key draws the one that it is typed into', () => {
  rowsAre(mostShifts);
  expect(firstAndLast()).toEqual(['第 1 场', '第 20 场']);
  expect(drawn.length).toBe(20);
  drawn.length = 0;
  fireEvent.change(screen.getByLabelText('第 5 场岗位'), { target: { value: '引' } });
  fireEvent.change(screen.getByLabelText('第 5 场人数'), { target: { value: '7' } });
  expect(drawn).toEqual(['第 5 场', '第 5 场']);
});

it('turns to the others, and to the row whose field is asked for', () => {
  rowsAre(mostShifts - 1);
  fireEvent.click(bar().getByLabelText('后面的场次'));
  expect(firstAndLast()).toEqual(['第 21 场', '第 40 场']);
  fireEvent.change(bar().getByLabelText('看哪些场次'), { target: { value: '9' } });
  expect(firstAndLast()).toEqual(['第 181 场', '第 199 场']);
  showField(formPanels, 'shifts.70.endsAt');
  expect(document.activeElement).toBe(screen.getByLabelText('第 71 场结束时间'));
});

it('goes along with a row that is made, and says where one is to be mended', () => {
  rowsAre(60);
  fireEvent.click(screen.getByLabelText('复制第 20 场到次日'));
  expect(firstAndLast()).toEqual(['第 21 场', '第 40 场']);
  fireEvent.click(screen.getByText('再加一场'));
  expect(rows()).toEqual(['第 61 场', '第 62 场']);
  fireEvent.change(screen.getByLabelText('第 62 场人数'), { target: { value: '0' } });
  fireEvent.change(bar().getByLabelText('看哪些场次'), { target: { value: '0' } });
  expect(bar().getByText(/^第 61–62 场，.*，1 处要改$/)).toBeTruthy();
  fireEvent.click(bar().getByText('第 62 场要改'));
  expect(document.activeElement).toBe(screen.getByLabelText('第 62 场人数'));
});

it('shows all where there are few', () => {
  rowsAre(mostAtOnce);
  expect(firstAndLast()).toEqual(['第 1 场', `第 ${mostAtOnce} 场`]);
  expect(screen.queryByLabelText('看一部分场次')).toBeNull();
});
