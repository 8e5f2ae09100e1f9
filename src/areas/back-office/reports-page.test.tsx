import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { addDays, labelDay } from '#platform/contract/instants.ts';
import { OperationCache } from '#platform/web/calls/operation-hooks.tsx';
import { Component as ReportsPage } from './reports-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Address = () => <output>{useLocation().search}</output>;

function open(address: string) {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (url.includes('GetReports')) asked.push(JSON.parse(init.body as string));
    const figure = { key: 'signUps', label: '报名', value: 12, unit: '人次', change: 0.5, spark: [1, 2] };
    const hours = [{ part: '2026-11-20', minutes: 90, lastYearMinutes: 60 }];
    const needs = {
      steps: [
        { label: '点单', value: 8 },
        { label: '核实', value: 6 },
      ],
      outcomes: [],
      categories: [],
      medianMinutes: 90,
      verifiedInTime: 3,
    };
    const stars = { standing: [{ label: '一星', value: 7 }], awarded: [{ label: '一星', value: 2 }] };
    const lists = { areas: [], categories: [], funnel: [], heat: [] };
    const result = { figures: [figure], hours, ...lists, needs, stars };
    return Promise.resolve(Response.json({ code: 200, msg: '', result }));
  });
  render(
    <OperationCache>
      <MemoryRouter initialEntries={[address]}>
        <ReportsPage />
        <Address />
      </MemoryRouter>
    </OperationCache>,
  );
  return asked;
}

it('counts the last 30 days until a period is chosen, which stands in the address and beside every chart', async () => {
  const today = labelDay();
  const asked = open('/dashboard/reports');
  await screen.findByText('人次，比前一段 +50%');
  expect(asked).toEqual([{ fromOn: addDays(today, -29), toOn: today }]);
  expect(screen.getByRole('button', { name: '近 30 天' }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: '近 7 天' }));
  expect(asked.at(-1)).toEqual({ fromOn: addDays(today, -6), toOn: today });
  expect(screen.getByRole('status').textContent).toBe(`?from=${addDays(today, -6)}&to=${today}`);
  expect(await screen.findAllByText(`${addDays(today, -6)} 至 ${today}，场`)).toHaveLength(2);
});

it('shows the hours once as numbers, beside the chart', async () => {
  open('/dashboard/reports?from=2026-11-01&to=2026-11-20');
  expect(await screen.findAllByRole('table', { name: '服务时长' })).toHaveLength(1);
  expect(screen.queryByText('数据表')).toBeNull();
  expect(screen.getByRole('rowheader', { name: '2026-11-20' })).toBeTruthy();
});

it('says of needs how far they have come, in time and how fast', async () => {
  open('/dashboard/reports?from=2026-11-01&to=2026-11-20');
  const table = await screen.findByRole('table', { name: /^服务需求，件，按时核实 50%，一半在 1 小时 内/ });
  expect(table.textContent).toContain('核实675%');
});
