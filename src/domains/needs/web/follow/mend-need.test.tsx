import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { MyNeedView } from '../../contract/needs.contract.ts';
import { MendNeed } from './mend-need.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  document.cookie = 'userId=; Max-Age=0; Path=/';
});

const need = {
  needId: 7,
  version: 2,
  needType: 'repair',
  organisationId: 3,
  title: '换一个灯泡',
  description: '厨房的灯不亮了，梯子够不着。',
  address: '望潮里 3 号楼 502',
  risk: '无',
  expectStart: '2026-11-30T09:00:00+08:00',
  expectEnd: '2026-11-30T12:00:00+08:00',
  requesterKind: 'self',
  personCount: 1,
  peopleNeeded: null,
  isTimeFlexible: true,
  urgency: 'normal',
  isPublic: true,
  hasVoice: false,
  pictureCount: 0,
} as MyNeedView;

const onDone = vi.fn<() => void>();
function open(followKey?: string): HTMLTextAreaElement {
  cleanup();
  render(<MendNeed need={need} followKey={followKey} onDone={onDone} />);
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name: /具体情况/ });
}
/** The next call is answered so. */
function answer(code: number, result?: unknown): void {
  const body = JSON.stringify({ code, msg: '登录已过期', result });
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, { status: code })),
  );
}
const send = () => userEvent.click(screen.getByRole('button', { name: '再次提交' }));

it('finds what was mended again after a lost session, for that person, until it is sent', async () => {
  document.cookie = 'userId=7; Path=/';
  answer(401);
  await userEvent.type(open(), '灯头也松了。');
  await send();
  await vi.waitFor(() => expect(screen.getByText('登录已过期')).toBeTruthy());
  // Loaded anew after the login.
  expect(open().value).toBe('厨房的灯不亮了，梯子够不着。灯头也松了。');
  document.cookie = 'userId=8; Path=/';
  expect(open().value).toBe(need.description);
  document.cookie = 'userId=7; Path=/';
  open();
  answer(200, { needId: 7, status: 'submitted' });
  await send();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(open().value).toBe(need.description);
});

it('keeps nothing for who follows by a number: the next person at the device is not told apart', async () => {
  await userEvent.type(open('follow-key'), '灯头也松了。');
  expect(sessionStorage.length).toBe(0);
  expect(open('follow-key').value).toBe(need.description);
});
