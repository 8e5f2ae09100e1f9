import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FollowButton } from './follow-button.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const asked: unknown[] = [];
const answer = () =>
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    asked.push([url, JSON.parse(body)]);
    return Response.json({
      code: 200,
      msg: 'ok',
      result: { isOn: (JSON.parse(body) as { isOn: boolean }).isOn },
    });
  });

it('does what a guest wanted once they are back from the login, once', async () => {
  answer();
  const guest = render(
    <FollowButton kind="favourite" id={7} isOn={false} look="block" guestAt="/a?page=2" />,
  );
  const link = screen.getByRole('link', { name: '收藏' });
  expect(link.getAttribute('href')).toBe('/user-index/malllogin?redirect=%2Fa%3Fpage%3D2');
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  guest.unmount();
  const other = render(<FollowButton kind="favourite" id={8} isOn={false} look="block" />);
  other.unmount();
  expect(asked).toEqual([]);
  const back = render(<FollowButton kind="favourite" id={7} isOn={false} look="block" />);
  const button = await screen.findByRole('button', { name: '已收藏' });
  expect(button.getAttribute('aria-pressed')).toBe('true');
  expect(asked).toEqual([['/api/follows/SetFavourite', { activityId: 7, isOn: true }]]);
  back.unmount();
  render(<FollowButton kind="favourite" id={7} isOn look="heart" of="净滩" />);
  fireEvent.click(screen.getByRole('button', { name: '已收藏：净滩' }));
  expect(await screen.findByRole('button', { name: '收藏：净滩' })).toBeTruthy();
  expect(asked).toHaveLength(2);
});
