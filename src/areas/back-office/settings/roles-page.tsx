import { Plus } from 'lucide-react';
import { useState } from 'react';
import { HistoryDialog } from '#domains/accounts/web/audit/history-dialog.tsx';
import type { RoleView } from '#domains/roles/contract/role-admin.contract.ts';
import { RoleFormDialog } from '#domains/roles/web/role-form-dialog.tsx';
import { type RoleAct, RoleTable } from '#domains/roles/web/role-table.tsx';
import { deleteRoleCall, listRolesCall } from '#domains/roles/web/roles.calls.ts';
import { useOperationCommand, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { QueryList, listedAs } from '#platform/web/list/query-list.tsx';
import { FilterBar } from '#platform/web/list/filter-bar.tsx';
import { SearchBox } from '#platform/web/list/search-box.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { Button } from '#platform/web/ui/button.tsx';

type Asked = { act: 'create' | RoleAct; role?: RoleView };

/** `/system/roles` 角色权限: the permission catalogue put together to roles, each with its data scope. */
export function Component() {
  usePageTitle('角色权限');
  const url = useUrlFilters();
  const keyword = url.text('keyword');
  const roles = useOperationQuery(listRolesCall, {}, { reportedBy: 'form' });
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  return (
    <>
      <div className="pt">
        <div>
          <h1>角色权限</h1>
          <p>内置角色只能查看和复制。系统、安全、审计三类管理权限不能由一个人同时拥有。</p>
        </div>
        <Button look="primary" onClick={() => setAsked({ act: 'create' })}>
          <Plus className="ic" aria-hidden />
          新建角色
        </Button>
      </div>
      <section className="pn" aria-label="角色">
        <FilterBar url={url}>
          <SearchBox
            label="角色名称"
            value={keyword}
            maxLength={20}
            onSearch={(text) => url.change({ keyword: text })}
          />
        </FilterBar>
        <QueryList
          query={listedAs(roles, ({ list }) =>
            list.filter(({ userType, name }) => userType === 3 && name.includes(keyword)),
          )}
          url={url}
          what="角色"
          empty={{ art: 'boat', title: '还没有角色' }}
        >
          {(rows) => <RoleTable roles={rows} onOpen={(act, role) => setAsked({ act, role })} />}
        </QueryList>
      </section>
      <Asking asked={asked} onClose={close} />
    </>
  );
}

/** The dialog of the act that was chosen. */
function Asking({ asked, onClose }: { asked: Asked | undefined; onClose: () => void }) {
  if (!asked) return null;
  const { act, role } = asked;
  if (act === 'history')
    return role && <HistoryDialog kind="role" id={role.roleId} name={role.name} onClose={onClose} />;
  if (act === 'remove') return role && <RemoveRole role={role} onClose={onClose} />;
  return <RoleFormDialog act={act} role={role} onClose={onClose} />;
}

function RemoveRole({ role, onClose }: { role: RoleView; onClose: () => void }) {
  const remove = useOperationCommand(deleteRoleCall, { refreshes: [listRolesCall] });
  const confirm = async (reason: string): Promise<void> => {
    await remove.mutateAsync({ roleId: role.roleId, version: role.version, reason });
    showToast({ kind: 'success', text: `角色“${role.name}”已删除` });
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={confirm}
      title={`删除角色“${role.name}”？`}
      decisiveLabel="删除角色"
      reason={{
        keptAs: `delete-role:${role.roleId}`,
        label: '原因',
        isRequired: true,
        hint: '至少 2 个字，记入审计日志',
      }}
    >
      <p>
        {role.accountCount > 0
          ? `还有 ${role.accountCount} 个账号在用，换了角色才能删除。`
          : '没有账号在用这个角色，删除后不能恢复。'}
      </p>
    </ConfirmDialog>
  );
}
