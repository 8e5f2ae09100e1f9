import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReducer } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TagBar } from './tag-bar.tsx';
import { changeTags } from './visited-tags.ts';
import type { VisitedTag } from './visited-tags.ts';

afterEach(cleanup);

const start: readonly VisitedTag[] = [
  { path: '/dashboard/dashboard', address: '/dashboard/dashboard', title: '后台首页', isPinned: true },
  { path: '/review/activities', address: '/review/activities?tab=all', title: '活动审核', isPinned: false },
  { path: '/review/hours', address: '/review/hours', title: '时长审核', isPinned: false },
];

function Bar({ onRefresh }: { onRefresh: (tag: VisitedTag) => void }) {
  const [tags, change] = useReducer(changeTags, start);
  return (
    <MemoryRouter>
      <TagBar tags={tags} currentPath="/review/activities" onChange={change} onRefresh={onRefresh} />
    </MemoryRouter>
  );
}

function show() {
  const onRefresh = vi.fn<(tag: VisitedTag) => void>();
  render(<Bar onRefresh={onRefresh} />);
  return { onRefresh };
}

const titles = () => screen.getAllByRole('link').map((link) => link.textContent);

describe('the tag bar', () => {
  it('marks the page on show, leads back with its filters, and gives pinned pages no way to close', () => {
    show();
    const current = screen.getByRole('link', { current: 'page' });
    expect(current.textContent).toBe('活动审核');
    expect(current.getAttribute('href')).toBe('/review/activities?tab=all');
    expect(screen.queryByRole('button', { name: '关闭后台首页' })).toBeNull();
  });

  it('closes by its cross and by the Delete key, pinned pages by neither', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: '关闭活动审核' }));
    expect(titles()).toEqual(['后台首页（固定）', '时长审核']);
    fireEvent.keyDown(screen.getByRole('link', { name: '时长审核' }), { key: 'Delete' });
    fireEvent.keyDown(screen.getByRole('link', { name: '后台首页（固定）' }), { key: 'Delete' });
    expect(titles()).toEqual(['后台首页（固定）']);
  });

  it('refreshes and closes others from the menu', async () => {
    const { onRefresh } = show();
    await userEvent.click(screen.getByRole('button', { name: '标签操作' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /刷新/ }));
    expect(onRefresh).toHaveBeenCalledWith(start[1]);
    await userEvent.click(screen.getByRole('button', { name: '标签操作' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /关闭其他/ }));
    expect(titles()).toEqual(['后台首页（固定）', '活动审核']);
  });

  it('offers no closing for a pinned page in its own menu', async () => {
    show();
    fireEvent.contextMenu(screen.getByRole('link', { name: '后台首页（固定）' }));
    const close = await screen.findByRole('menuitem', { name: /关闭$/ });
    expect(close.getAttribute('aria-disabled')).toBe('true');
  });
});
