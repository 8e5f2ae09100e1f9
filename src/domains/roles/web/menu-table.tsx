import { ArrowDown, ArrowUp } from 'lucide-react';
import list from '#platform/web/list/admin-list.module.css';
import { MenuIcon } from '#platform/web/frame/menu-icon.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import type { MenuItem } from '../contract/menu-admin.contract.ts';
import { permissionWords } from '../contract/permissions.words.ts';
import type { PermissionCode } from '../contract/permissions.words.ts';
import styles from './menu-table.module.css';

type MenuTableProps = {
  items: readonly MenuItem[];
  isBusy: boolean;
  onEdit: (item: MenuItem) => void;
  /** The entries below one parent in their new order. */
  onSort: (parentId: number | null, menuIds: number[]) => void;
};

/** The entries of a shell as a tree, groups before what stands in them. */
export function MenuTable({ items, isBusy, onEdit, onSort }: MenuTableProps) {
  const below = (parentId: number | null) => items.filter((item) => item.parentId === parentId);
  const rows = below(null).flatMap((item) => [item, ...below(item.menuId)]);
  return (
    <div className={list.scroll}>
      <table className={`tbl ${list.list}`}>
        <thead>
          <tr>
            <th>菜单</th>
            <th>需要的权限</th>
            <th>显示</th>
            <th>顺序</th>
            <th>操作</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((item) => (
            <tr key={item.menuId}>
              <td>
                <span className={item.parentId === null ? styles.top : styles.child}>
                  <MenuIcon name={item.icon} />
                  <b>{item.title}</b>
                  {item.isChanged && <span className={list.mark}>已调整</span>}
                </span>
                <small>{item.path}</small>
              </td>
              <td>{permissionName(item.permission)}</td>
              <td className={list.tight}>
                <StatusDot tone={item.isEnabled ? (item.hidden ? 'end' : 'ok') : 'no'}>
                  {item.isEnabled ? (item.hidden ? '隐藏' : '显示') : '停用'}
                </StatusDot>
              </td>
              <td>
                <OrderButtons
                  item={item}
                  siblings={below(item.parentId)}
                  isBusy={isBusy}
                  onSort={(menuIds) => onSort(item.parentId, menuIds)}
                />
              </td>
              <td>
                <Button look="line" size="sm" aria-label={`编辑${item.title}`} onClick={() => onEdit(item)}>
                  编辑
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const permissionName = (code: string | null): string =>
  code === null ? '不需要' : (permissionWords[code as PermissionCode]?.name ?? code);

type OrderButtonsProps = {
  item: MenuItem;
  siblings: readonly MenuItem[];
  isBusy: boolean;
  onSort: (menuIds: number[]) => void;
};

function OrderButtons({ item, siblings, isBusy, onSort }: OrderButtonsProps) {
  const ids = siblings.map(({ menuId }) => menuId);
  const place = ids.indexOf(item.menuId);
  const moveTo = (target: number): void => {
    const next = ids.filter((id) => id !== item.menuId);
    next.splice(target, 0, item.menuId);
    onSort(next);
  };
  return (
    <span className={list.acts}>
      <Button
        look="ghost"
        size="sm"
        aria-label={`上移${item.title}`}
        disabled={isBusy || place === 0}
        onClick={() => moveTo(place - 1)}
      >
        <ArrowUp className="ic" aria-hidden />
      </Button>
      <Button
        look="ghost"
        size="sm"
        aria-label={`下移${item.title}`}
        disabled={isBusy || place === ids.length - 1}
        onClick={() => moveTo(place + 1)}
      >
        <ArrowDown className="ic" aria-hidden />
      </Button>
    </span>
  );
}
