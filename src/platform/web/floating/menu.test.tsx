import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { MenuButton } from './menu.tsx';
import { Popover } from './popover.tsx';

afterEach(cleanup);

const pressed = vi.fn<(name: string) => void>();

function openMenu(): HTMLElement {
  pressed.mockReset();
  const item = (label: string, isOff = false) => ({ label, isOff, onPress: () => pressed(label) });
  render(
    <>
      <MenuButton label="标签操作" items={[item('刷新'), item('关闭', true), item('关闭全部')]}>
        ⌄
      </MenuButton>
      <button type="button">别处</button>
    </>,
  );
  return screen.getByRole('button', { name: '标签操作' });
}
const focused = () => document.activeElement?.textContent;

it('is walked through by arrows, Home and End, round about', async () => {
  const button = openMenu();
  button.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const way = [focused()];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End']) {
    await userEvent.keyboard(`{${key}}`);
    way.push(focused());
  }
  expect(way).toEqual(['刷新', '关闭', '关闭全部', '刷新', '关闭全部', '刷新', '关闭全部']);
});

it('does what is pressed, gives the focus back and is gone; what is off does nothing', async () => {
  const button = openMenu();
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('menuitem', { name: '关闭' }));
  expect(pressed).not.toHaveBeenCalled();
  screen.getByRole('menuitem', { name: '关闭全部' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(pressed.mock.calls).toEqual([['关闭全部']]);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});

it('closes by Escape with the focus back, and by a press beside it', async () => {
  const button = openMenu();
  await userEvent.click(button);
  await userEvent.keyboard('{Escape}');
  expect([screen.queryByRole('menu'), document.activeElement]).toEqual([null, button]);
  await userEvent.click(button);
  await userEvent.click(screen.getByText('别处'));
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(screen.getByText('别处'));
});

it('a popover has the focus inside, and gives it back by Escape and the button alone', async () => {
  render(
    <Popover label="最近的消息" button={{ label: '消息', children: '铃' }}>
      {(close) => (
        <button type="button" onClick={close}>
          看完了
        </button>
      )}
    </Popover>,
  );
  const button = screen.getByRole('button', { name: '消息' });
  await userEvent.click(button);
  expect(screen.getByRole('dialog', { name: '最近的消息' }).contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect([screen.queryByRole('dialog'), document.activeElement]).toEqual([null, button]);
  await userEvent.click(button);
  await userEvent.click(screen.getByText('看完了'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(button);
  await userEvent.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
});
