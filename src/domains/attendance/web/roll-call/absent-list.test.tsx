import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { OperationCache } from '#platform/web/calls/operation-hooks.tsx';
import { AbsentList } from './absent-list.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const person = (volunteerId: number, name: string, state: string, absentReason: string | null = null) => ({
  shiftId: 7,
  volunteerId,
  name,
  gender: 'female',
  mobileMasked: '138****5678',
  state,
  absentReason,
});

function open(activityId: number, rows: object[]) {
  const shift = {
    shiftId: 7,
    postName: '清滩',
    startsAt: '2026-11-14T08:30:00+08:00',
    endsAt: '2026-11-14T11:30:00+08:00',
  };
  const result = { activityId, title: '净滩', placeName: '驿站', shifts: [{ ...shift, rows }] };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ code: 200, msg: '', result })));
  render(
    <MemoryRouter>
      <OperationCache>
        <AbsentList activityId={activityId} rollCallOf={(shiftId) => `/cj/${activityId}?shift=${shiftId}`} />
      </OperationCache>
    </MemoryRouter>,
  );
}

it('names who was called and had not come, with the reason that was accepted, and leads to the roll call', async () => {
  open(3, [
    person(1, '叶青', 'checkedOut'),
    person(2, '宋词', 'absent'),
    person(3, '白鹭', 'excused', '孩子发烧'),
    person(4, '方舟', 'expected'),
  ]);
  const [, ...rows] = within(await screen.findByRole('table', { name: '缺席名单' })).getAllByRole('row');
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    '宋词138****5678',
    '白鹭138****5678',
  ]);
  expect(rows[1]?.textContent).toContain('免责缺席孩子发烧');
  expect(screen.getByRole('link', { name: '去签到考勤看宋词' }).getAttribute('href')).toBe('/cj/3?shift=7');
});

it('says so when nobody was', async () => {
  open(4, [person(1, '叶青', 'checkedOut')]);
  expect(await screen.findByText('没有人缺席')).toBeTruthy();
});
