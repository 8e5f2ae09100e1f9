import { Dropdown } from 'antd';
import type { MenuProps } from 'antd';
import { ChevronDown, Lock, Move, RefreshCw, Trash2, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { classNames } from '#platform/web/ui/class-names.ts';
import type { TagAct, VisitedTag } from './visited-tags.ts';

/** An opened menu takes the focus, as menus do; it is no page that steals it. */
const focusMenu = { autoFocus: true };

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
  const menuOf = (tag: VisitedTag): MenuProps => tagMenu(tag, { onChange, onRefresh });
  return (
    <div className="tg">
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
        <Dropdown menu={menuOf(current)} trigger={['click']} placement="bottomRight" {...focusMenu}>
          <button type="button" className="mo" aria-label="标签操作" aria-haspopup="menu">
            <ChevronDown className="ic" aria-hidden />
          </button>
        </Dropdown>
      )}
    </div>
  );
}

type TagItemProps = { tag: VisitedTag; isCurrent: boolean; menu: MenuProps; onClose: () => void };

function TagItem({ tag, isCurrent, menu, onClose }: TagItemProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Delete' || tag.isPinned) return;
    event.preventDefault();
    onClose();
  };
  return (
    <Dropdown menu={menu} trigger={['contextMenu']} {...focusMenu}>
      <li className={classNames(isCurrent && 'on')}>
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
      </li>
    </Dropdown>
  );
}

function tagMenu(
  tag: VisitedTag,
  { onChange, onRefresh }: Pick<TagBarProps, 'onChange' | 'onRefresh'>,
): MenuProps {
  const icon = (Icon: typeof X) => <Icon className="ic" aria-hidden size={15} strokeWidth={1.8} />;
  return {
    items: [
      { key: 'refresh', label: '刷新', icon: icon(RefreshCw), onClick: () => onRefresh(tag) },
      {
        key: 'close',
        label: '关闭',
        icon: icon(X),
        disabled: tag.isPinned,
        onClick: () => onChange({ act: 'close', path: tag.path }),
      },
      {
        key: 'closeOthers',
        label: '关闭其他',
        icon: icon(Move),
        onClick: () => onChange({ act: 'closeOthers', path: tag.path }),
      },
      {
        key: 'closeAll',
        label: '关闭全部',
        icon: icon(Trash2),
        onClick: () => onChange({ act: 'closeAll' }),
      },
    ],
  };
}
