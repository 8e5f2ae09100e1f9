import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import { OperationCache } from '#platform/web/calls/operation-hooks.tsx';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import type { readVolunteerCodeCall, recordVolunteerCodeCall } from './attendance.calls.ts';
import { ScanDialog } from './scan-dialog.tsx';
import { ScanField } from './scan-field.tsx';
import { codeInText, useScannedCode } from './scanned-code.ts';

const person: RemoteResult<typeof readVolunteerCodeCall> = {
  shiftId: 7,
  postName: '陪伴',
  startsAt: '2026-11-28T08:30:00+08:00',
  endsAt: '2026-11-28T11:30:00+08:00',
  volunteerId: 5,
  volunteerNo: 'JL-048621-4',
  name: '沈知夏',
  mobileMasked: '137****0031',
  gender: 'female',
  iconUrl: '',
  isWalkIn: false,
  checkedInAt: null,
  step: 'checkIn',
  isSecondDevice: false,
  refused: null,
};
const done: RemoteResult<typeof recordVolunteerCodeCall> = {
  participationId: 9,
  name: '沈知夏',
  state: 'checkedIn',
  at: '2026-11-28T08:21:00+08:00',
  receiptNo: 'Q9',
};
const send = vi.fn<(address: string) => Promise<Response>>();
const ok = (result: object) => Response.json({ code: 200, msg: '', result });
const callsOf = (name: string) => send.mock.calls.filter(([address]) => String(address).endsWith(name));

/** Answers the two calls by name. */
const answers = (read: () => Response, record: () => Response | Promise<Response>) =>
  send.mockImplementation(async (address) => (String(address).includes('/Read') ? read() : record()));

function open(): void {
  render(
    <OperationCache client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ScanDialog activityId={3} code="I7-5-00" onClose={() => undefined} />
    </OperationCache>,
  );
}

beforeEach(() => {
  vi.stubGlobal('fetch', send);
});
afterEach(() => {
  cleanup();
  send.mockReset();
  vi.unstubAllGlobals();
});

it('shows whose code it is and records one step, however often the button is pressed', async () => {
  answers(
    () => ok(person),
    () => ok(done),
  );
  open();
  expect(await screen.findByText('JL-048621-4')).toBeTruthy();
  expect(screen.getByText('137****0031', { exact: false })).toBeTruthy();
  const button = screen.getByRole('button', { name: '登记签到' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByRole('heading', { name: '沈知夏已签到' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('08:21，回执号 Q9');
  expect(callsOf('RecordVolunteerCode')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: '登记签到' })).toBeNull();
});

it('says that the code was shown on two devices, and leaves it to the leader', async () => {
  answers(
    () => ok({ ...person, isSecondDevice: true }),
    () => ok(done),
  );
  open();
  expect(await screen.findByText(/一小时内在两台设备上出示过/)).toBeTruthy();
  expect(screen.getByRole('button', { name: '登记签到' })).toBeTruthy();
});

it('says why a step cannot be recorded, and offers no button', async () => {
  const refused = { reason: 'alreadyIn', msg: '这位志愿者已经签到了，不用重复操作' };
  answers(
    () => ok({ ...person, refused }),
    () => ok(done),
  );
  open();
  expect((await screen.findByText(refused.msg)).closest('[role=status]')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /登记/ })).toBeNull();
});

it('says that the code is over, before and after it was looked at', async () => {
  const over = Response.json({
    code: 409,
    msg: '志愿者码不对或已过期，请志愿者刷新后再扫',
    reason: 'volunteerCodeWrong',
    result: null,
  });
  answers(
    () => over.clone(),
    () => over.clone(),
  );
  open();
  expect(await screen.findByText(/请志愿者刷新后再扫/)).toBeTruthy();
  cleanup();
  answers(
    () => ok(person),
    () => over.clone(),
  );
  open();
  fireEvent.click(await screen.findByRole('button', { name: '登记签到' }));
  expect(await screen.findByText(/请志愿者刷新后再扫/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '登记签到' })).toBeNull();
});

it('can be tried again when the server was not reached', async () => {
  answers(
    () => ok(person),
    () => Promise.reject(new TypeError('offline')),
  );
  open();
  fireEvent.click(await screen.findByRole('button', { name: '登记签到' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  answers(
    () => ok(person),
    () => ok(done),
  );
  fireEvent.click(screen.getByRole('button', { name: '登记签到' }));
  expect(await screen.findByRole('heading', { name: '沈知夏已签到' })).toBeTruthy();
});

it('takes the code out of the address when it was read', async () => {
  function Page() {
    const [code] = useScannedCode();
    return (
      <p>
        {useLocation().search}·{code}
      </p>
    );
  }
  render(
    <MemoryRouter initialEntries={['/cj/3?shift=7&code=I7-5-00']}>
      <Page />
    </MemoryRouter>,
  );
  await waitFor(() => expect(screen.getByText('?shift=7·I7-5-00')).toBeTruthy());
});

test.each([
  ['https://zy.example/teamcenter/index/teamactivity/cj/3?code=I7-5-00', 'I7-5-00'],
  ['HTTPS://ZY.EXAMPLE/CJ/3?SHIFT=7&CODE=I7-5-00#x', 'I7-5-00'],
  [' I7-5-00\n', 'I7-5-00'],
  ['', ''],
])('finds in %s the code %s', (text, code) => {
  expect(codeInText(text)).toBe(code);
});

it('gives on what a hand scanner typed, and asks for it when there is nothing', () => {
  const onScan = vi.fn<(code: string) => void>();
  render(<ScanField activityId={3} onScan={onScan} />);
  const field = screen.getByRole('textbox', { name: '扫码枪 / 粘贴志愿者码' });
  fireEvent.submit(field);
  expect(screen.getByText('请先扫码或粘贴志愿者码')).toBeTruthy();
  fireEvent.change(field, { target: { value: 'https://zy.example/cj/3?code=I7-5-00' } });
  fireEvent.submit(field);
  expect(onScan.mock.calls).toEqual([['I7-5-00']]);
  expect((field as HTMLInputElement).value).toBe('');
});
