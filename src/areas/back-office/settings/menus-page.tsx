import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { MenuItem } from '#domains/roles/contract/menu-admin.contract.ts';
import { type MenuClient, menuClientLabels, menuClients } from '#domains/roles/contract/roles.words.ts';
import { MenuItemDialog } from '#domains/roles/web/menu-item-dialog.tsx';
import { MenuPreview } from '#domains/roles/web/menu-preview.tsx';
import { MenuTable } from '#domains/roles/web/menu-table.tsx';
import {
  listMenuItemsCall,
  previewMenuCall,
  resetMenuItemsCall,
  sortMenuItemsCall,
} from '#domains/roles/web/roles.calls.ts';
import { useOperationCommand, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { Button } from '#platform/web/ui/button.tsx';
import styles from './menus-page.module.css';

const refreshes = [listMenuItemsCall, previewMenuCall];

/** `/system/menus` 菜单管理: order, names, icons and who sees what, for each shell, with a preview by role. */
export function Component() {
  usePageTitle('菜单管理');
  const client = useUrlFilters().oneOf('tab', menuClients);
  const items = useOperationQuery(listMenuItemsCall, { client }, { reportedBy: 'form' });
  const sort = useOperationCommand(sortMenuItemsCall, { refreshes });
  const [edited, setEdited] = useState<MenuItem>();
  const [isResetting, setResetting] = useState(false);
  return (
    <>
      <div className="pt">
        <div>
          <h1>菜单管理</h1>
          <p>改动在对方下次载入菜单时生效。每个角色至少要看得到一项。</p>
        </div>
        <Button look="line" onClick={() => setResetting(true)}>
          <RotateCcw className="ic" aria-hidden />
          全部恢复默认
        </Button>
      </div>
      <div className={styles.two}>
        <section className="pn" aria-label="菜单">
          <ListTabs
            label="菜单所属端"
            current={client}
            tabs={menuClients.map((key) => ({ key, label: menuClientLabels[key] }))}
          />
          {items.isPending && <Skeleton kind="rows" count={8} />}
          {items.isError && (
            <LoadFailed what="菜单" failure={items.error} onRetry={() => void items.refetch()} />
          )}
          {items.data && (
            <MenuTable
              items={items.data.list}
              isBusy={sort.isPending}
              onEdit={setEdited}
              onSort={(parentId, menuIds) => sort.mutate({ client, parentId, menuIds })}
            />
          )}
        </section>
        <aside className={`pn ${styles.preview}`} aria-label="菜单预览">
          <MenuPreview key={client} client={client} />
        </aside>
      </div>
      {edited && <MenuItemDialog item={edited} onClose={() => setEdited(undefined)} />}
      {isResetting && <ResetAll client={client} onClose={() => setResetting(false)} />}
    </>
  );
}

function ResetAll({ client, onClose }: { client: MenuClient; onClose: () => void }) {
  const reset = useOperationCommand(resetMenuItemsCall, { refreshes });
  const confirm = async (): Promise<void> => {
    const { resetCount } = await reset.mutateAsync({ client });
    showToast({ kind: 'success', text: resetCount > 0 ? `${resetCount} 项已恢复默认` : '本来就是默认的' });
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={confirm}
      title={`${menuClientLabels[client]}的菜单全部恢复默认？`}
      decisiveLabel="恢复默认"
    >
      <p>名称、图标、顺序、权限和显示都回到出厂的样子。</p>
    </ConfirmDialog>
  );
}
