import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { BackDoor, type Declined, TwoDoors } from './two-doors.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

type Send = (why: Declined, onSent: () => void) => void;
const door = { label: '婉拒', title: '这次接不了', hint: '', isBusy: false };
const failed = { failure: null, onTakeLatest: () => undefined };

const drawDoors = (onNo: Send, keptAs = 'decline-job:1') =>
  render(
    <TwoDoors
      {...failed}
      keptAs={keptAs}
      yes={{ label: '接单', title: '接了以后', follows: null, isBusy: false }}
      no={door}
      onYes={() => undefined}
      onNo={onNo}
    />,
  );
const note = () => screen.queryByRole<HTMLTextAreaElement>('textbox')?.value;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('finds reason and note of a declined job again after a failure, until they are sent', async () => {
  const onNo = vi.fn<Send>();
  drawDoors(onNo);
  await press('其他');
  await userEvent.type(screen.getByRole('textbox'), '那天全队去演练');
  await press('婉拒');
  // Refused for a session that ended; the page is loaded anew after the login.
  cleanup();
  drawDoors(onNo, 'decline-job:2');
  expect(note()).toBeUndefined();
  cleanup();
  drawDoors(onNo);
  expect(note()).toBe('那天全队去演练');
  await press('婉拒');
  expect(onNo).toHaveBeenLastCalledWith({ reason: 'other', note: '那天全队去演练' }, expect.any(Function));
  onNo.mock.lastCall?.[1]();
  cleanup();
  drawDoors(onNo);
  expect(note()).toBeUndefined();
});

it('finds the note of a job that is given back again', async () => {
  const draw = () =>
    render(
      <BackDoor
        {...failed}
        keptAs="give-back-job:1"
        opener="做不了，退回中心"
        label="退回中心"
        title="为什么退回？"
        hint=""
        keep="先不退回"
        isBusy={false}
        onGiveBack={() => undefined}
      />,
    );
  draw();
  await press('做不了，退回中心');
  await userEvent.type(screen.getByRole('textbox'), '车坏在路上');
  cleanup();
  draw();
  await press('做不了，退回中心');
  expect(note()).toBe('车坏在路上');
});
