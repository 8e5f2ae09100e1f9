import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ScanField } from '../scan-field.tsx';
import { ScanLeaderCode } from './scan-leader-code.tsx';

const stop = vi.fn<() => void>();
let seen: string[];

/** A camera that shows the codes of `seen`, read by the browser itself. */
function plugIn(getUserMedia: () => Promise<unknown>): void {
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
}
const running = async () => ({ getTracks: () => [{ stop }] });
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

  it('gives a volunteer’s code to the leader, and no other text', async () => {
    plugIn(running);
    const onScan = vi.fn<(code: string) => void>();
    render(<ScanField onScan={onScan} />);
    fireEvent.click(screen.getByRole('button', { name: '用相机扫' }));
    seen = ['明信片'];
    expect(await screen.findByText(/这不是志愿者码/)).toBeTruthy();
    seen = ['https://zy.example/teamcenter/index/teamactivity/cj/3?code=I7-5-00'];
    await waitFor(() => expect(onScan.mock.calls).toEqual([['I7-5-00']]));
  });
});
