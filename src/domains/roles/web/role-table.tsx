import list from '#platform/web/list/admin-list.module.css';
import { Button } from '#platform/web/ui/button.tsx';
import { permissionWords } from '../contract/permissions.words.ts';
import type { PermissionCode } from '../contract/permissions.words.ts';
import type { RoleView } from '../contract/role-admin.contract.ts';
import { dataScopeLabels } from '../contract/roles.words.ts';

type RoleTableProps = {
  roles: readonly RoleView[];
  onOpen: (act: 'view' | 'edit' | 'copy' | 'remove', role: RoleView) => void;
};

/** Staff roles with what they may do; built-in ones can be looked at and copied. */
export function RoleTable({ roles, onOpen }: RoleTableProps) {
  return (
    <div className={list.scroll}>
      <table className={`tbl ${list.list}`}>
        <thead>
          <tr>
            <th>角色</th>
            <th>数据范围</th>
            <th>权限</th>
            <th className="r">账号数</th>
            <th>操作</th>
          </tr>
        </thead>
        <tbody>
          {roles.map((role) => (
            <tr key={role.roleId}>
              <td>
                <b>{role.name}</b>
                {role.isBuiltin && <span className={list.mark}>内置</span>}
                {role.remark && <small>{role.remark}</small>}
              </td>
              <td className={list.tight}>{dataScopeLabels[role.dataScope]}</td>
              <td>{namesOf(role)}</td>
              <td className={`r ${list.tight}`}>{role.accountCount} 个</td>
              <td>
                <RoleActs role={role} onOpen={onOpen} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const namesOf = ({ permissions }: RoleView): string =>
  permissions.map((code) => permissionWords[code as PermissionCode]?.name ?? code).join('、') || '没有权限';

function RoleActs({ role, onOpen }: { role: RoleView; onOpen: RoleTableProps['onOpen'] }) {
  const acts = [
    { act: role.isBuiltin ? 'view' : 'edit', label: role.isBuiltin ? '查看' : '编辑' },
    { act: 'copy', label: '复制' },
    ...(role.isBuiltin ? [] : [{ act: 'remove', label: '删除' } as const]),
  ] as const;
  return (
    <span className={list.acts}>
      {acts.map(({ act, label }) => (
        <Button
          key={act}
          size="sm"
          look={act === 'remove' ? 'danger' : 'line'}
          aria-label={`${label}${role.name}`}
          onClick={() => onOpen(act, role)}
        >
          {label}
        </Button>
      ))}
    </span>
  );
}
