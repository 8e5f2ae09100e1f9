// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OperationCache } from '#platform/web/operation-hooks.tsx';
import { CancelSignUpDialog } from './cancel-sign-up-dialog.tsx';

const send = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('fetch', send);
});
afterEach(() => {
  cleanup();
  send.mockReset();
  vi.unstubAllGlobals();
});

const open = () =>
  render(
    <OperationCache>
      <CancelSignUpDialog signUpId={1} title="净滩" onClose={() => undefined} refreshes={[]} />
    </OperationCache>,
  );

it('offers to cancel once it has said what follows', async () => {
  const result = {
    kind: 'cancel',
    isLate: true,
    points: 1,
    pointsNow: 0,
    freeCancelUntil: '2026-11-27T08:30:00+08:00',
    sentence: '已过自由取消时间，取消将记 1 分',
    excusingCodes: ['illness'],
  };
  send.mockImplementation(async () => Response.json({ code: 200, msg: '', result }));
  open();
  expect(screen.queryByRole('button', { name: /确定/ })).toBeNull();
  await screen.findByText('已过自由取消时间，取消将记 1 分');
  expect(screen.getByRole('button', { name: '确定取消报名' })).toHaveProperty('disabled', false);
});

it('cancels nothing whose consequence could not be read', async () => {
  const refusal = { code: 409, msg: '活动已经开始，不能取消', reason: 'alreadyStarted' };
  send.mockImplementation(async () => Response.json(refusal, { status: 409 }));
  open();
  await screen.findByText('活动已经开始，不能取消');
  expect(screen.queryByRole('button', { name: /确定/ })).toBeNull();
});
