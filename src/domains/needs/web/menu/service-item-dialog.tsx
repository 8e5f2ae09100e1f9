import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { SwitchField } from '#platform/web/fields/switch-field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import list from '#platform/web/list/admin-list.module.css';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useKeptForm } from '#platform/web/use-kept-text.ts';
import type { StaffServiceItem } from '../../contract/service-menu.contract.ts';
import { emptyItem, ItemFields, itemOf, typedItem } from './item-fields.tsx';
import { listServiceItemsCall, listServiceMenuCall, saveServiceItemCall } from './service-menu.calls.ts';

type ServiceItemDialogProps = { item?: StaffServiceItem | undefined; onClose: () => void };

/** The words of a service, and whether it is on the menu. */
export function ServiceItemDialog({ item, onClose }: ServiceItemDialogProps) {
  const [{ isListed, ...typed }, change, forget] = useKeptForm(
    `service-item:${item?.serviceItemId ?? 'new'}`,
    {
      ...(item ? typedItem(item) : emptyItem),
      isListed: item ? item.status !== 'off' : true,
    },
  );
  const save = useOperationCommand(saveServiceItemCall, {
    refreshes: [listServiceItemsCall, listServiceMenuCall],
    reportedBy: 'form',
  });
  const store = (): void =>
    save.mutate(
      { ...itemOf(typed), isListed, serviceItemId: item?.serviceItemId, version: item?.version },
      {
        onSuccess: () => {
          forget();
          showToast({ kind: 'success', text: `“${typed.name}”已保存` });
          onClose();
        },
      },
    );
  return (
    <Dialog
      isOpen
      isWide
      keepsText
      onClose={onClose}
      title={item ? `编辑“${item.name}”` : '新建一项服务'}
      decisive={{ label: '保存', onPress: store, isBusy: save.isPending }}
    >
      <div className={list.form}>
        {save.error && save.error.errors.length === 0 && (
          <Notice kind="error" isLive>
            {save.error.msg}
          </Notice>
        )}
        <ItemFields item={typed} errorOf={(field) => save.error?.errorOf(field)} onChange={change} />
        {item?.status !== 'proposed' && (
          <SwitchField
            label="放在菜单上"
            hint="下架后不能再点，已点的单子照常办；没有队伍提供的不会显示"
            isOn={isListed}
            onChange={(isOn) => change({ isListed: isOn })}
          />
        )}
      </div>
    </Dialog>
  );
}
