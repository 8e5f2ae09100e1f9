import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FullScreenToggle } from './full-screen-toggle.tsx';

afterEach(cleanup);

const canFill = (value: boolean) =>
  Object.defineProperty(document, 'fullscreenEnabled', { value, configurable: true });

describe('the full-screen toggle', () => {
  it('warns in Chinese and in the specified words where the browser cannot', async () => {
    canFill(false);
    render(<FullScreenToggle />);
    await userEvent.click(screen.getByRole('button', { name: '全屏' }));
    expect(await screen.findByText('当前浏览器不支持全屏显示。you browser can not work')).toBeTruthy();
  });

  it('fills the screen where it can', async () => {
    canFill(true);
    const request = vi.fn<() => Promise<void>>(() => Promise.resolve());
    document.documentElement.requestFullscreen = request;
    render(<FullScreenToggle />);
    await userEvent.click(screen.getByRole('button', { name: '全屏' }));
    expect(request).toHaveBeenCalledOnce();
  });
});
