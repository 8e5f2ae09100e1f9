import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ActivityBigMap } from './activity-big-map.tsx';
import { showLiveMap } from './live-map.ts';

vi.mock('./live-map.ts', () => ({ showLiveMap: vi.fn<() => Promise<unknown>>() }));
afterEach(cleanup);

const settings = { provider: 'tiles', url: 'https://t.example/{z}/{x}/{y}.png', attribution: '©' } as const;
const pins = [{ key: '7', label: '净滩', lng: 118.8, lat: 32, href: '/user-index/activityDetail/7' }];
const draw = () => render(<ActivityBigMap label="活动地图" settings={settings} pins={pins} />);

it('shows the drawn map until the other is there', async () => {
  const remove = vi.fn<() => void>();
  vi.mocked(showLiveMap).mockResolvedValue({ remove });
  const { unmount } = draw();
  expect(screen.getByRole('link', { name: '净滩' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('link', { name: '净滩' })).toBeNull());
  expect(screen.getByRole('region', { name: '活动地图' })).toBeTruthy();
  unmount();
  expect(remove).toHaveBeenCalled();
});

it('keeps the drawn map and says so when the other cannot be loaded', async () => {
  vi.mocked(showLiveMap).mockRejectedValue(new Error('offline'));
  draw();
  expect((await screen.findByRole('status')).textContent).toContain('暂时打不开');
  expect(screen.getByRole('link', { name: '净滩' })).toBeTruthy();
});
