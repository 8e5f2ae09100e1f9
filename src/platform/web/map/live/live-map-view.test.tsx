import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LiveMapView } from './live-map-view.tsx';
import { showLiveMap } from './live-map.ts';

vi.mock('./live-map.ts', () => ({ showLiveMap: vi.fn<() => Promise<unknown>>() }));
afterEach(cleanup);

const settings = { provider: 'tiles', url: 'https://t.example/{z}/{x}/{y}.png', attribution: '©' } as const;
const pins = [{ key: '7', label: '净滩', lng: 118.8, lat: 32, href: '/user-index/activityDetail/7' }];
const draw = () => render(<LiveMapView label="活动地图" settings={settings} pins={pins} noun="场活动" />);

it('shows the drawn map until the other is there', async () => {
  const remove = vi.fn<() => void>();
  vi.mocked(showLiveMap).mockResolvedValue({ remove, showPicked: () => undefined });
  const { unmount } = draw();
  const drawn = screen.getByRole('link', { name: '净滩' });
  await waitFor(() => expect(drawn.closest('[inert]')).toBeTruthy());
  // jsdom does not leave out what is inert: of the two the second is the map that was loaded.
  expect(screen.getAllByRole('region', { name: '活动地图' }).at(-1)?.closest('[inert]')).toBeNull();
  unmount();
  expect(remove).toHaveBeenCalled();
});

it('keeps the drawn map and says so when the other cannot be loaded', async () => {
  vi.mocked(showLiveMap).mockRejectedValue(new Error('offline'));
  draw();
  expect((await screen.findByRole('status')).textContent).toContain('暂时打不开');
  expect(screen.getByRole('link', { name: '净滩' })).toBeTruthy();
});
