import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentPosition } from '../current-position.ts';
import type { MapPin } from './sketch-map.tsx';
import { ExplorableMap } from './explorable-map.tsx';

vi.mock(import('../current-position.ts'), async (original) => ({
  ...(await original()),
  currentPosition: vi.fn<typeof currentPosition>(),
}));

const pin = (key: string, lng: number, lat: number): MapPin => ({
  key,
  label: `活动${key}`,
  note: `11月28日 08:30·${key} 号驿站`,
  lng,
  lat,
  href: `/user-index/activityDetail/${key}`,
});
/** Two in the west at hand of each other, one far in the east, two at one place in the south. */
const pins = [
  pin('1', 118.65, 32.1),
  pin('2', 118.66, 32.1),
  pin('3', 118.95, 32.1),
  pin('4', 118.8, 31.95),
  pin('5', 118.8, 31.95),
];
const width = 800;

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, width, 520));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const open = () => {
  render(<ExplorableMap label="活动地图" noun="场活动" pins={pins} />);
  return screen.getByRole('application');
};
const names = () =>
  screen.getAllByRole('link').map((link) => link.getAttribute('aria-label') ?? link.textContent);
const viewBox = () =>
  (document.querySelector('.smap svg')?.getAttribute('viewBox') ?? '').split(' ').map(Number) as [
    number,
    number,
    number,
    number,
  ];
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('pins', () => {
  it('begin all within, those at hand of one another as one with their number', () => {
    open();
    expect(names()).toEqual(['2 场活动，按下展开', '活动3', '2 场活动，按下展开']);
  });

  it('that are not seen are not there for the keys', async () => {
    open();
    await userEvent.click(screen.getAllByRole('link', { name: '2 场活动，按下展开' })[0]!);
    expect(names()).toEqual(['活动1', '活动2']);
    await press('看全部图钉');
    expect(names()).toHaveLength(3);
  });

  it('are shown with when and where on focus, and lead to the activity', async () => {
    open();
    fireEvent.focus(screen.getByRole('link', { name: '活动3' }));
    expect(screen.getByText('11月28日 08:30·3 号驿站')).toBeTruthy();
    expect(screen.getByText('活动3', { selector: 'div a' }).getAttribute('href')).toBe(
      '/user-index/activityDetail/3',
    );
    await press('关闭预览');
    expect(screen.queryByText('11月28日 08:30·3 号驿站')).toBeNull();
  });

  it('of one place are listed, since no zoom tells them apart; Esc closes the list', async () => {
    const field = open();
    await userEvent.click(screen.getAllByRole('link', { name: '2 场活动，按下展开' })[1]!);
    expect(screen.getByText('这里有 2 场')).toBeTruthy();
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(screen.queryByText('这里有 2 场')).toBeNull();
  });

  it('are links on a still map without scripts', () => {
    const html = renderToStaticMarkup(<ExplorableMap label="活动地图" noun="场活动" pins={pins} />);
    expect(html).toContain('href="/user-index/activityDetail/3"');
    expect(html).not.toContain('<button');
    expect(html).not.toContain('style=');
  });
});

describe('the view', () => {
  it('moves by the arrow keys and zooms by + and −, 0 goes back', () => {
    const field = open();
    const [x, y, fitWidth] = viewBox();
    fireEvent.keyDown(field, { key: 'ArrowRight' });
    expect(viewBox()[0]).toBeCloseTo(x + fitWidth * 0.2, 6);
    fireEvent.keyDown(field, { key: 'ArrowUp' });
    expect(viewBox()[1]).toBeLessThan(y);
    fireEvent.keyDown(field, { key: '+' });
    expect(viewBox()[2]).toBeCloseTo(fitWidth / 1.6, 6);
    fireEvent.keyDown(field, { key: '0' });
    expect(viewBox().slice(0, 3)).toEqual([x, y, fitWidth]);
  });

  it('follows the pointer that holds it, and a drag presses no pin', () => {
    const field = open();
    const [x] = viewBox();
    fireEvent.pointerDown(field, { pointerId: 1, isPrimary: true, button: 0, clientX: 400, clientY: 200 });
    fireEvent.pointerMove(field, { pointerId: 1, clientX: 300, clientY: 200 });
    expect(viewBox()[0]).toBeGreaterThan(x);
    fireEvent.pointerUp(field, { pointerId: 1 });
    fireEvent.click(screen.getAllByRole('link')[0]!);
    expect(screen.queryByRole('button', { name: '关闭预览' })).toBeNull();
  });

  it('zooms by the wheel, and lets the page scroll where it can go no farther', () => {
    const field = open();
    const [, , fitWidth] = viewBox();
    expect(fireEvent.wheel(field, { deltaY: -100, clientX: 400, clientY: 260 })).toBe(false);
    expect(viewBox()[2]).toBeCloseTo(fitWidth / 1.25, 6);
    for (let turn = 0; turn < 5; turn += 1) fireEvent.wheel(field, { deltaY: 100 });
    expect(fireEvent.wheel(field, { deltaY: 100 })).toBe(true);
  });

  it('zooms by the buttons', async () => {
    open();
    const [, , fitWidth] = viewBox();
    await press('放大');
    expect(viewBox()[2]).toBeLessThan(fitWidth);
    await press('缩小');
    expect(viewBox()[2]).toBeCloseTo(fitWidth, 6);
  });
});

describe('the own position', () => {
  it('is asked for when the button is pressed, not before, and shown with all pins', async () => {
    vi.mocked(currentPosition).mockResolvedValue({ position: { lng: 118.7, lat: 32, accuracyM: 20 } });
    open();
    expect(currentPosition).not.toHaveBeenCalled();
    await press('显示我的位置');
    expect(screen.getByRole('img', { name: '我的位置' })).toBeTruthy();
    expect(names()).toHaveLength(3);
  });

  it('says what to do when it is refused', async () => {
    vi.mocked(currentPosition).mockResolvedValue({ failure: 'refused' });
    open();
    await press('显示我的位置');
    expect(screen.getByRole('status').textContent).toContain('浏览器没有允许使用位置');
  });
});
