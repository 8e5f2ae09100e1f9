import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import list from '#platform/web/list/admin-list.module.css';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { useKeptForm } from '#platform/web/use-kept-text.ts';
import { askedText } from '../contract/account-admin.words.ts';
import { guardedGroups, permissionWords } from '../contract/permissions.words.ts';
import type { PermissionCode } from '../contract/permissions.words.ts';
import type { RoleView } from '../contract/role-admin.contract.ts';
import { dataScopeLabels } from '../contract/roles.words.ts';
import { PermissionChoices } from './permission-choices.tsx';
import { createRoleCall, listRolesCall, updateRoleCall } from './roles.calls.ts';

type RoleFormDialogProps = {
  act: 'create' | 'copy' | 'edit' | 'view';
  role?: RoleView | undefined;
  onClose: () => void;
};

const titles = { create: '新建角色', copy: '复制角色', edit: '编辑角色', view: '查看角色' } as const;
const scopes = [
  { value: 'all', label: dataScopeLabels.all },
  { value: 'organisation', label: dataScopeLabels.organisation },
];

/** A staff role: name, whose rows it sees, what it may do. Built-in ones are read only. */
export function RoleFormDialog({ act, role, onClose }: RoleFormDialogProps) {
  const form = useRoleForm({ act, role });
  const { fields, set, failure } = form;
  const isRead = act === 'view';
  return (
    <Dialog
      isOpen
      isWide
      keepsText
      onClose={onClose}
      title={act === 'edit' || isRead ? `${titles[act]}“${role?.name}”` : titles[act]}
      safeLabel={isRead ? '关闭' : '取消'}
      {...(isRead
        ? {}
        : { decisive: { label: '保存角色', onPress: () => form.save(onClose), isBusy: form.isBusy } })}
    >
      <div className={list.form}>
        {failure && failure.errors.length === 0 && (
          <Notice kind="error" isLive>
            {failure.msg}
          </Notice>
        )}
        {act === 'edit' && (
          <Notice kind="info">
            保存后，用这个角色的人下一次操作就按新权限执行；新增审核、管理类权限或扩大数据范围，由安全管理员批准后生效。
          </Notice>
        )}
        <div className={list.two}>
          <TextField
            label="角色名称"
            isRequired
            isOff={isRead}
            maxLength={20}
            value={fields.name}
            error={failure?.errorOf('name')}
            onChange={(name) => set({ name })}
          />
          <SelectField
            label="数据范围"
            isRequired
            value={fields.dataScope}
            options={isRead ? scopes.map((one) => ({ ...one, isOff: true })) : scopes}
            onChange={(dataScope) => set({ dataScope: dataScope === 'all' ? 'all' : 'organisation' })}
          />
        </div>
        <TextField
          label="备注"
          isOff={isRead}
          maxLength={200}
          value={fields.remark}
          onChange={(remark) => set({ remark })}
        />
        <PermissionChoices
          chosen={new Set(fields.permissions)}
          isOff={isRead}
          onChange={(permissions) => set({ permissions: [...permissions] })}
        />
        {!isRead && (
          <TextField
            label="原因"
            isRequired
            maxLength={200}
            value={fields.reason}
            hint="为什么新建或修改，记入审计日志"
            error={failure?.errorOf('reason')}
            onChange={(reason) => set({ reason })}
          />
        )}
      </div>
    </Dialog>
  );
}

const isGuarded = (code: string): boolean =>
  guardedGroups.some((group) => group === permissionWords[code as PermissionCode]?.group);

/** What the form starts with; a copy leaves out what no role of a centre may hold. */
function startOf({ act, role }: Pick<RoleFormDialogProps, 'act' | 'role'>) {
  const permissions = (role?.permissions ?? []).filter((code) => act === 'view' || !isGuarded(code));
  return {
    name: act === 'copy' ? `${role?.name ?? ''} 副本` : (role?.name ?? ''),
    dataScope: role?.dataScope === 'organisation' ? ('organisation' as const) : ('all' as const),
    remark: role?.remark ?? '',
    reason: '',
    permissions: permissions as readonly string[],
  };
}

function useRoleForm(given: Pick<RoleFormDialogProps, 'act' | 'role'>) {
  const options = { refreshes: [listRolesCall], reportedBy: 'form' as const };
  const create = useOperationCommand(createRoleCall, options);
  const update = useOperationCommand(updateRoleCall, options);
  const [fields, set, forget] = useKeptForm(
    `role-form:${given.act}:${given.role?.roleId ?? 'new'}`,
    startOf(given),
  );
  const save = (onSaved: () => void): void => {
    if (create.isPending || update.isPending) return;
    const request = { ...fields, permissions: [...fields.permissions] as PermissionCode[] };
    const tell = (text: string): void => {
      forget();
      showToast({ kind: 'success', text });
      onSaved();
    };
    const saved = `角色“${fields.name}”已保存`;
    if (given.act === 'edit' && given.role) {
      const { roleId, version } = given.role;
      return update.mutate(
        { roleId, version, ...request },
        { onSuccess: ({ approvalId }) => tell(approvalId === null ? saved : askedText) },
      );
    }
    create.mutate(request, { onSuccess: () => tell(saved) });
  };
  return {
    fields,
    save,
    set,
    failure: create.error ?? update.error,
    isBusy: create.isPending || update.isPending,
  };
}
