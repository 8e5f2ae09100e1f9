import { ChevronDown, Lock, Move, RefreshCw, Trash2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { Menu, MenuButton, type MenuItem } from '#platform/web/floating/menu.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import type { TagAct, VisitedTag } from './visited-tags.ts';

type TagBarProps = {
  tags: readonly VisitedTag[];
  currentPath: string;
  onChange: (change: TagAct) => void;
  /** Draws a page anew. */
  onRefresh: (tag: VisitedTag) => void;
};

/** Visited pages (标签栏): open, refresh, close; pinned ones stay. Menu by right click, Shift+F10 or the button; Delete closes. */
export function TagBar({ tags, currentPath, onChange, onRefresh }: TagBarProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [currentPath, tags]);
  const current = tags.find(({ path }) => path === currentPath);
  const menuOf = (tag: VisitedTag): readonly MenuItem[] => tagMenu(tag, { onChange, onRefresh });
  return (
    <nav className="tg" aria-label="标签栏">
      <ul ref={list} aria-label="访问过的页面">
        {tags.map((tag) => (
          <TagItem
            key={tag.path}
            tag={tag}
            isCurrent={tag.path === currentPath}
            menu={menuOf(tag)}
            onClose={() => onChange({ act: 'close', path: tag.path })}
          />
        ))}
      </ul>
      {current && (
        <MenuButton label="标签操作" items={menuOf(current)} className="mo">
          <ChevronDown className="ic" aria-hidden />
        </MenuButton>
      )}
    </nav>
  );
}

type TagItemProps = { tag: VisitedTag; isCurrent: boolean; menu: readonly MenuItem[]; onClose: () => void };

function TagItem({ tag, isCurrent, menu, onClose }: TagItemProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Delete' || tag.isPinned) return;
    event.preventDefault();
    onClose();
  };
  const [menuAt, setMenuAt] = useState<{ x: number; y: number; link: HTMLElement | null }>();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the same menu is at the button beside the tags
    <li
      className={classNames(isCurrent && 'on')}
      onContextMenu={(event) => {
        event.preventDefault();
        setMenuAt({ x: event.clientX, y: event.clientY, link: event.currentTarget.querySelector('a') });
      }}
    >
      {tag.isPinned && <Lock className="ic" aria-hidden />}
      <Link to={tag.address} aria-current={isCurrent ? 'page' : undefined} onKeyDown={onKeyDown}>
        {tag.title}
        {tag.isPinned && <span className="sr">（固定）</span>}
      </Link>
      {!tag.isPinned && (
        <button type="button" aria-label={`关闭${tag.title}`} onClick={onClose}>
          <X className="ic" aria-hidden />
        </button>
      )}
      {menuAt && (
        <Menu
          label={`${tag.title}的操作`}
          items={menu}
          anchor={menuAt}
          returnTo={menuAt.link}
          onClose={() => setMenuAt(undefined)}
        />
      )}
    </li>
  );
}

function tagMenu(
  tag: VisitedTag,
  { onChange, onRefresh }: Pick<TagBarProps, 'onChange' | 'onRefresh'>,
): readonly MenuItem[] {
  return [
    { label: '刷新', icon: RefreshCw, onPress: () => onRefresh(tag) },
    {
      label: '关闭',
      icon: X,
      isOff: tag.isPinned,
      onPress: () => onChange({ act: 'close', path: tag.path }),
    },
    { label: '关闭其他', icon: Move, onPress: () => onChange({ act: 'closeOthers', path: tag.path }) },
    { label: '关闭全部', icon: Trash2, onPress: () => onChange({ act: 'closeAll' }) },
  ];
}
