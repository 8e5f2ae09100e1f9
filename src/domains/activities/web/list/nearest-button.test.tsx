import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentPosition, type PositionAnswer } from '#platform/web/current-position.ts';
import { NearestButton } from './nearest-button.tsx';

vi.mock('#platform/web/current-position.ts', async (original) => ({
  ...(await original<object>()),
  currentPosition: vi.fn<typeof currentPosition>(),
}));

const href = '/user-index/activityList?area=990101&sort=nearest';
const assign = vi.fn<(href: string) => void>();
const button = () => screen.getByRole('button', { name: '离我最近' });
const press = (answer: PositionAnswer) => {
  vi.mocked(currentPosition).mockResolvedValue(answer);
  button().focus();
  fireEvent.click(button());
};

beforeEach(() => {
  vi.stubGlobal('location', { assign });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

describe('离我最近', () => {
  it('asks for the position only when it is pressed, and leads to the list around it, rounded', async () => {
    render(<NearestButton label="离我最近" href={href} isOn={false} />);
    expect(currentPosition).not.toHaveBeenCalled();
    press({ position: { lng: 118.83456, lat: 31.97001, accuracyM: 20 } });
    await waitFor(() => expect(assign).toHaveBeenCalledWith(`${href}&lng=118.835&lat=31.97`));
  });

  it('adds the position to an address without a query, too', async () => {
    render(<NearestButton label="离我最近" href="/user-index/map" isOn={false} />);
    press({ position: { lng: 118.8, lat: 32, accuracyM: 20 } });
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/user-index/map?lng=118.8&lat=32'));
  });

  it.each([
    ['refused', '没有允许使用位置'],
    ['unavailable', '给不出位置'],
    ['late', '还没有得到位置'],
  ] as const)('%s: says so and what to do instead, and keeps the focus', async (failure, text) => {
    render(<NearestButton label="离我最近" href={href} isOn={false} />);
    press({ failure });
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain(text));
    expect(screen.getByRole('status').textContent).toContain('区域');
    expect(document.activeElement).toBe(button());
    expect(button().getAttribute('aria-busy')).toBe('false');
    expect(assign).not.toHaveBeenCalled();
  });

  it('does not ask twice at once', () => {
    render(<NearestButton label="离我最近" href={href} isOn />);
    vi.mocked(currentPosition).mockReturnValue(new Promise(() => undefined));
    fireEvent.click(button());
    fireEvent.click(button());
    expect(currentPosition).toHaveBeenCalledOnce();
    expect(screen.getByRole('status').textContent).toContain('正在获取位置');
  });

  it('cannot be pressed before it lives', () => {
    expect(renderToString(<NearestButton label="离我最近" href={href} isOn={false} />)).toContain('disabled');
  });
});
