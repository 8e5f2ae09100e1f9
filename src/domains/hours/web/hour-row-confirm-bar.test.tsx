import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { OperationCache } from '#platform/web/calls/operation-hooks.tsx';
import { buildActivityHour } from '../testing/activity-hour.builders.ts';
import { HourRowConfirmBar } from './hour-row-confirm-bar.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Draws the bar with one row that waits; `left` is what each answer says remains. */
function open(waitingCount: number, left: number[]) {
  const sent: { hourIds: number[] }[] = [];
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    sent.push(JSON.parse(init.body as string) as { hourIds: number[] });
    const remaining = left.shift() ?? 0;
    const result = { publicityCount: 500, submittedCount: 0, remaining, publicityEndsAt: null, refused: [] };
    return Promise.resolve(Response.json({ code: 200, msg: '', result }));
  });
  render(
    <OperationCache>
      <HourRowConfirmBar
        of={{ activityId: 3 }}
        hours={[buildActivityHour()]}
        waitingCount={waitingCount}
        prospect={{ toPublicity: waitingCount, toCentre: 0 }}
        unresolved={0}
      />
    </OperationCache>,
  );
  const press = async (name: string | RegExp): Promise<void> => {
    await userEvent.click(screen.getByRole('button', { name }));
    await userEvent.click(screen.getByRole('button', { name: '确认并公示' }));
  };
  return { sent, press };
}

it('confirms the rows it shows when no others wait', async () => {
  const { sent, press } = open(1, [0]);
  await press('全部确认');
  await vi.waitFor(() => expect(sent).toEqual([{ activityId: 3, hourIds: [11] }]));
});

it('confirms all of a large activity step by step, and says before that some are on other pages', async () => {
  const { sent, press } = open(1_200, [700, 200, 0]);
  expect(screen.getByText(/另有 1199 条不在这一页/)).toBeTruthy();
  await press('全部确认');
  await vi.waitFor(() => expect(sent.map(({ hourIds }) => hourIds)).toEqual([[], [], []]));
});

it('says beforehand how many go where, for all and for what was chosen', async () => {
  render(
    <OperationCache>
      <HourRowConfirmBar
        of={{ activityId: 3 }}
        hours={[
          buildActivityHour({ hourId: 1 }),
          buildActivityHour({ hourId: 2, evidenceGrade: 'C', flags: ['needsCentre'] }),
          buildActivityHour({ hourId: 4, minutes: 100, flags: ['adjusted'] }),
        ]}
        waitingCount={3}
        prospect={{ toPublicity: 2, toCentre: 1 }}
        unresolved={0}
      />
    </OperationCache>,
  );
  expect(screen.getByText(/2 条进入公示，1 条交实践中心复核/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '只确认无异常的 2 条' }));
  expect(screen.getByRole('dialog').textContent).toContain('1 条进入公示，1 条交实践中心复核。');
});

it('confirms the page alone on request', async () => {
  const { sent, press } = open(1_200, [1_199]);
  await press('只确认本页 1 条');
  await vi.waitFor(() => expect(sent).toEqual([{ activityId: 3, hourIds: [11] }]));
});
