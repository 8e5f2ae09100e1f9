import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OperationCache } from '#platform/web/calls/operation-hooks.tsx';
import { ScanField } from '../scan-field.tsx';
import { ScanLeaderCode } from './scan-leader-code.tsx';

const stop = vi.fn<() => void>();
let seen: string[];

/** A camera that shows the codes of `seen`, read by the browser itself. */
function plugIn(getUserMedia: () => Promise<unknown>): void {
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
}
const running = async () => ({ getTracks: () => [{ stop }] });
/** So many hours from now. */
const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const failing = (name: string) => async () => {
  throw Object.assign(new Error(name), { name });
};

class Detector {
  static async getSupportedFormats() {
    return ['qr_code'];
  }
  async detect() {
    return seen.map((rawValue) => ({ rawValue }));
  }
}

const Address = () => <output>{useLocation().pathname + useLocation().search}</output>;
function open(): void {
  render(
    <MemoryRouter>
      <ScanLeaderCode />
      <Address />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: '扫领队的码' }));
}

beforeEach(() => {
  seen = [];
  vi.stubGlobal('BarcodeDetector', Detector);
  HTMLMediaElement.prototype.play = async () => undefined;
});
afterEach(() => {
  cleanup();
  stop.mockReset();
  vi.unstubAllGlobals();
});

describe('the camera in the page', () => {
  it('opens my page of the activity with the code of the leader, and is off afterwards', async () => {
    plugIn(running);
    open();
    expect(await screen.findByText(/对准领队屏幕上的码/)).toBeTruthy();
    seen = ['https://elsewhere.example/login'];
    expect(await screen.findByText(/这不是签到码/)).toBeTruthy();
    seen = ['https://zy.example/usercenter/index/myactivity/detail/3?shift=7&code=AB12CD34EF'];
    const there = '/usercenter/index/myactivity/detail/3?shift=7&code=AB12CD34EF';
    expect(await screen.findByText(there)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(stop).toHaveBeenCalledOnce());
  });

  it.each([
    ['NotAllowedError', /没有拿到相机的使用权限.*输入领队屏幕上的六位签到码/],
    ['NotFoundError', /没有可用的相机.*输入领队屏幕上的六位签到码/],
    ['NotReadableError', /被别的应用占用.*输入领队屏幕上的六位签到码/],
  ])('after %s says why and what to do instead', async (name, sentence) => {
    plugIn(failing(name));
    open();
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.queryByLabelText('相机画面')).toBeNull();
  });

  it('says so where the browser gives no camera at all', async () => {
    vi.stubGlobal('navigator', {});
    open();
    expect(await screen.findByText(/没有可用的相机/)).toBeTruthy();
  });

  it('records one volunteer’s code after the other, and says of each what became of it', async () => {
    plugIn(running);
    const codes: string[] = [];
    const person = { startsAt: soon(-1), endsAt: soon(2), isWalkIn: false, isSecondDevice: false };
    vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
      const { code } = JSON.parse(body as string) as { code: string };
      codes.push(`${url.split('/').at(-1)} ${code}`);
      const name = code === 'I7-5-00' ? '叶青' : '江遥';
      const isOut = code === 'I7-7-00';
      const refused = code === 'I7-6-00' ? { reason: 'alreadyIn', msg: '这位志愿者已经签到了' } : null;
      const read = { ...person, name, refused, step: isOut ? 'checkOut' : 'checkIn' };
      const state = isOut ? 'checkedOut' : 'checkedIn';
      const result = url.includes('Read') ? read : { name, state, at: soon(0), receiptNo: 'Q1' };
      return Response.json({ code: 200, msg: '', result });
    });
    render(
      <OperationCache>
        <ScanField activityId={3} onScan={() => undefined} />
      </OperationCache>,
    );
    fireEvent.click(screen.getByRole('button', { name: '连续扫码' }));
    const lines = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
    const address = (code: string) => `https://zy.example/teamcenter/index/teamactivity/cj/3?code=${code}`;
    seen = ['明信片'];
    await waitFor(() => expect(lines()[0]).toMatch(/这不是志愿者码/));
    seen = [address('I7-5-00')];
    await waitFor(() => expect(lines()[0]).toMatch(/^叶青 已签到 \d\d:\d\d$/));
    seen = [address('I7-6-00')];
    await waitFor(() => expect(lines()[0]).toBe('江遥 这位志愿者已经签到了'));
    seen = [address('I7-7-00')];
    await waitFor(() => expect(lines()[0]).toMatch(/^江遥 本场还不到一半/));
    fireEvent.click(screen.getByRole('button', { name: '确实提前签退' }));
    await waitFor(() => expect(lines()[0]).toMatch(/^江遥 已签退/));
    expect(screen.getByRole('heading', { name: '连续扫码，已登记 2 次' })).toBeTruthy();
    expect(codes).toEqual([
      'ReadVolunteerCode I7-5-00',
      'RecordVolunteerCode I7-5-00',
      'ReadVolunteerCode I7-6-00',
      'ReadVolunteerCode I7-7-00',
      'ReadVolunteerCode I7-7-00',
      'RecordVolunteerCode I7-7-00',
    ]);
  });

  it('lights the torch where the phone has one', async () => {
    const applyConstraints = vi.fn<(constraints: object) => Promise<void>>(async () => undefined);
    const track = { stop, getCapabilities: () => ({ torch: true }), applyConstraints };
    plugIn(async () => ({ getTracks: () => [track] }));
    render(
      <OperationCache>
        <ScanField activityId={3} onScan={() => undefined} />
      </OperationCache>,
    );
    fireEvent.click(screen.getByRole('button', { name: '连续扫码' }));
    fireEvent.click(await screen.findByRole('button', { name: '开灯' }));
    expect(await screen.findByRole('button', { name: '关灯' })).toBeTruthy();
    expect(applyConstraints.mock.calls).toEqual([[{ advanced: [{ torch: true }] }]]);
  });
});
