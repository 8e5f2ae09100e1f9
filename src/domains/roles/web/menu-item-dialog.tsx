import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import list from '#platform/web/list/admin-list.module.css';
import { AskFirstButton } from '#platform/web/ui/ask-first-button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { MenuIcon, menuIconNames } from '#platform/web/frame/menu-icon.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { useKeptForm } from '#platform/web/use-kept-text.ts';
import type { MenuItem } from '../contract/menu-admin.contract.ts';
import { permissionCodes, permissionWords } from '../contract/permissions.words.ts';
import type { PermissionCode } from '../contract/permissions.words.ts';
import styles from './menu-table.module.css';
import { listMenuItemsCall, previewMenuCall, resetMenuItemsCall, updateMenuItemCall } from './roles.calls.ts';

const refreshes = [listMenuItemsCall, previewMenuCall];
const permissionOptions = [
  { value: '', label: '不需要权限' },
  ...permissionCodes.map((code) => ({
    value: code,
    label: `${permissionWords[code].group}：${permissionWords[code].name}`,
  })),
];

/** One menu entry: name, icon, who sees it, whether it shows. What the product ships can always be had back. */
export function MenuItemDialog({ item, onClose }: { item: MenuItem; onClose: () => void }) {
  const update = useOperationCommand(updateMenuItemCall, { refreshes, reportedBy: 'form' });
  const reset = useOperationCommand(resetMenuItemsCall, { refreshes, reportedBy: 'form' });
  const { menuId, version, client } = item;
  const [fields, set, forget] = useKeptForm(`menu-item:${menuId}`, {
    title: item.title,
    icon: item.icon,
    hidden: item.hidden,
    isEnabled: item.isEnabled,
    permission: item.permission as PermissionCode | null,
  });
  const finish = (text: string) => ({
    onSuccess: () => {
      forget();
      showToast({ kind: 'success', text });
      onClose();
    },
  });
  const failure = update.error ?? reset.error;
  return (
    <Dialog
      isOpen
      isWide
      keepsText
      onClose={onClose}
      title={`编辑菜单“${item.title}”`}
      decisive={{
        label: '保存菜单',
        isBusy: update.isPending,
        onPress: () => update.mutate({ menuId, version, ...fields }, finish('菜单已保存，下次载入时生效')),
      }}
    >
      <div className={list.form}>
        {failure && (
          <Notice kind="error" isLive>
            {failure.msg}
          </Notice>
        )}
        <div className={list.two}>
          <TextField
            label="名称"
            isRequired
            maxLength={20}
            value={fields.title}
            hint={`默认：${item.shipped.title}`}
            onChange={(title) => set({ title })}
          />
          <SelectField
            label="需要的权限"
            value={fields.permission ?? ''}
            options={client === 'staff' ? permissionOptions : permissionOptions.slice(0, 1)}
            hint="只决定看不看得到；能不能做由角色权限决定"
            onChange={(code) => set({ permission: (code || null) as PermissionCode | null })}
          />
        </div>
        <IconChoice value={fields.icon} onChange={(icon) => set({ icon })} />
        <fieldset className={list.choices} disabled={item.isFixed}>
          <legend>显示</legend>
          <Tick label="启用" isOn={fields.isEnabled} onChange={(isEnabled) => set({ isEnabled })} />
          <Tick label="在菜单中隐藏" isOn={fields.hidden} onChange={(hidden) => set({ hidden })} />
        </fieldset>
        {item.isFixed && <Notice kind="info">这一项用来维护菜单，不能停用、隐藏或改权限。</Notice>}
        {item.isChanged && (
          <AskFirstButton
            look="line"
            question={{ title: `“${item.title}”恢复默认？`, decisiveLabel: '恢复默认' }}
            consequence={`名称、图标、权限和显示都回到产品自带的设置（${item.shipped.title}），现在的设置不保留。`}
            onConfirm={() => reset.mutateAsync({ client, menuId }, finish('这一项已恢复默认'))}
          >
            这一项恢复默认
          </AskFirstButton>
        )}
      </div>
    </Dialog>
  );
}

function Tick(props: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <label>
      <input
        type="checkbox"
        checked={props.isOn}
        onChange={(event) => props.onChange(event.target.checked)}
      />
      {props.label}
    </label>
  );
}

function IconChoice({ value, onChange }: { value: string | null; onChange: (icon: string) => void }) {
  return (
    <fieldset className={list.choices}>
      <legend>图标</legend>
      <span className={styles.icons}>
        {menuIconNames.map((name) => (
          <button
            key={name}
            type="button"
            aria-label={name}
            title={name}
            aria-pressed={name === value}
            onClick={() => onChange(name)}
          >
            <MenuIcon name={name} />
          </button>
        ))}
      </span>
    </fieldset>
  );
}
