import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { Mark } from '#platform/web/ui/mark.tsx';
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

const permissionName = (code: string | null): string =>
  code === null ? '不需要' : (permissionWords[code as PermissionCode]?.name ?? code);

const Shown = ({ word }: { word: string }) => <StatusDot tone={stateTone(word)}>{word}</StatusDot>;

const columns: readonly Column<MenuItem>[] = [
  {
    key: 'title',
    header: '菜单',
    cell: (item) => (
      <>
        <span className={item.parentId === null ? styles.top : styles.child}>
          <MenuIcon name={item.icon} />
          <b>{item.title}</b>
          {item.isChanged && <Mark>已调整</Mark>}
        </span>
        <small>{item.path}</small>
      </>
    ),
  },
  { key: 'permission', header: '需要的权限', cell: ({ permission }) => permissionName(permission) },
  {
    key: 'shown',
    header: '显示',
    isTight: true,
    cell: ({ isEnabled, hidden }) => <Shown word={isEnabled ? (hidden ? '隐藏' : '显示') : '停用'} />,
  },
];

/** The entries of a shell as a tree, groups before what stands in them. */
export function MenuTable({ items, isBusy, onEdit, onSort }: MenuTableProps) {
  const below = (parentId: number | null) => items.filter((item) => item.parentId === parentId);
  const rows = below(null).flatMap((item) => [item, ...below(item.menuId)]);
  return (
    <DataTable
      caption="菜单"
      rows={rows}
      keyOf={({ menuId }) => menuId}
      columns={[
        ...columns,
        {
          key: 'order',
          header: '顺序',
          cell: (item) => (
            <OrderButtons
              item={item}
              siblings={below(item.parentId)}
              isBusy={isBusy}
              onSort={(menuIds) => onSort(item.parentId, menuIds)}
            />
          ),
        },
      ]}
      acts={(item) => (
        <Button look="line" size="sm" aria-label={`编辑${item.title}`} onClick={() => onEdit(item)}>
          编辑
        </Button>
      )}
    />
  );
}

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
    <span className={styles.order}>
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
