import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { Mark } from '#platform/web/ui/mark.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { permissionWords } from '../contract/permissions.words.ts';
import type { PermissionCode } from '../contract/permissions.words.ts';
import type { RoleView } from '../contract/role-admin.contract.ts';
import { dataScopeLabels } from '../contract/roles.words.ts';

export type RoleAct = 'view' | 'edit' | 'copy' | 'history' | 'remove';

type RoleTableProps = {
  roles: readonly RoleView[];
  onOpen: (act: RoleAct, role: RoleView) => void;
};

const namesOf = ({ permissions }: RoleView): string =>
  permissions.map((code) => permissionWords[code as PermissionCode]?.name ?? code).join('、') || '没有权限';

const columns: readonly Column<RoleView>[] = [
  {
    key: 'name',
    header: '角色',
    isTight: true,
    cell: (role) => (
      <>
        <b>{role.name}</b>
        {role.isBuiltin && <Mark>内置</Mark>}
        {role.remark && <small>{role.remark}</small>}
      </>
    ),
  },
  { key: 'scope', header: '数据范围', isTight: true, cell: ({ dataScope }) => dataScopeLabels[dataScope] },
  { key: 'permissions', header: '权限', cell: namesOf },
  {
    key: 'accounts',
    header: '账号数',
    isNumeric: true,
    isTight: true,
    cell: ({ accountCount }) => `${accountCount} 个`,
  },
];

/** Staff roles with what they may do; others than one's own can be looked at and copied. */
export function RoleTable({ roles, onOpen }: RoleTableProps) {
  return (
    <DataTable
      caption="角色"
      rows={roles}
      keyOf={({ roleId }) => roleId}
      columns={columns}
      acts={(role) => <RoleActs role={role} onOpen={onOpen} />}
    />
  );
}

function RoleActs({ role, onOpen }: { role: RoleView; onOpen: RoleTableProps['onOpen'] }) {
  const acts = [
    { act: role.mayChange ? 'edit' : 'view', label: role.mayChange ? '编辑' : '查看' },
    { act: 'copy', label: '复制' },
    { act: 'history', label: '记录' },
    ...(role.mayChange ? [{ act: 'remove', label: '删除' } as const] : []),
  ] as const;
  return acts.map(({ act, label }) => (
    <Button
      key={act}
      size="sm"
      look={act === 'remove' ? 'danger' : 'line'}
      aria-label={`${label}${role.name}`}
      onClick={() => onOpen(act, role)}
    >
      {label}
    </Button>
  ));
}
