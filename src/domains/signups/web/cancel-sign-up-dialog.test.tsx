import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CancelSignUpDialog } from './cancel-sign-up-dialog.tsx';

const send = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();
const done = vi.fn<(message: string) => void>();

beforeEach(() => {
  vi.stubGlobal('fetch', send);
});
afterEach(() => {
  cleanup();
  send.mockReset();
  done.mockReset();
  vi.unstubAllGlobals();
});

const open = () =>
  render(
    <CancelSignUpDialog signUpId={1} onClose={() => undefined} onDone={done} onChanged={() => undefined} />,
  );
const consequence = {
  kind: 'cancel',
  isLate: true,
  points: 1,
  pointsNow: 0,
  freeCancelUntil: '2026-11-27T08:30:00+08:00',
  sentence: '已过自由取消时间，取消将记 1 分',
  excusingCodes: ['illness'],
};
const asked = (path: string) => send.mock.calls.filter(([url]) => url.includes(path));
const serve = (preview: object) =>
  send.mockImplementation(async (url) =>
    Response.json({
      code: 200,
      msg: '',
      result: url.includes('PreviewCancel') ? preview : { message: '好' },
    }),
  );

it('offers to cancel once it has said what follows', async () => {
  serve(consequence);
  open();
  expect(screen.queryByRole('button', { name: /确定/ })).toBeNull();
  await screen.findByText('已过自由取消时间，取消将记 1 分');
  expect(screen.getByRole('button', { name: '确定取消报名' })).toHaveProperty('disabled', false);
});

it('chooses no reason beforehand, and asks for one before anything is sent', async () => {
  serve(consequence);
  open();
  await userEvent.click(await screen.findByRole('button', { name: '确定取消报名' }));
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(radios.filter(({ checked }) => checked)).toEqual([]);
  expect(screen.getByRole('alert').textContent).toContain('请先选择取消原因');
  expect(screen.queryByText(/信用分。|信用记录。/)).toBeNull();
  expect(asked('CancelSignUp')).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: '工作安排' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '确定取消报名' }));
  await vi.waitFor(() => expect(done).toHaveBeenCalledWith('好'));
  expect(asked('CancelSignUp')[0]?.[1]?.body).toBe(JSON.stringify({ signUpId: 1, code: 'work' }));
});

it('declines an offer as an answer to it, without a reason', async () => {
  serve({ ...consequence, kind: 'decline', isLate: false, points: 0, sentence: '名额会让给下一位。' });
  open();
  await userEvent.click(await screen.findByRole('button', { name: '确定放弃名额' }));
  await vi.waitFor(() => expect(done).toHaveBeenCalled());
  expect(screen.queryAllByRole('radio')).toEqual([]);
  expect(asked('AnswerOffer')).toHaveLength(1);
  expect(asked('CancelSignUp')).toEqual([]);
});

it('cancels nothing whose consequence could not be read', async () => {
  const refusal = { code: 409, msg: '活动已经开始，不能取消', reason: 'alreadyStarted' };
  send.mockImplementation(async () => Response.json(refusal, { status: 409 }));
  open();
  await screen.findByText('活动已经开始，不能取消');
  expect(screen.queryByRole('button', { name: /确定/ })).toBeNull();
});
