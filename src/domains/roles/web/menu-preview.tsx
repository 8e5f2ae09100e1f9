import { useState } from 'react';
import { minuteMs } from '#platform/contract/durations.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { MenuIcon } from '#platform/web/frame/menu-icon.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import type { MenuEntry } from '../contract/roles.contract.ts';
import type { MenuClient } from '../contract/roles.words.ts';
import styles from './menu-table.module.css';
import { listRolesCall, previewMenuCall } from './roles.calls.ts';

const userTypeOf: Record<MenuClient, number> = { team: 1, volunteer: 2, staff: 3 };

/** What people of one role see in this shell. */
export function MenuPreview({ client }: { client: MenuClient }) {
  const roles = useOperationQuery(listRolesCall, {}, { staleMs: minuteMs, reportedBy: 'form' });
  const own = (roles.data?.list ?? []).filter(({ userType }) => userType === userTypeOf[client]);
  const [picked, setPicked] = useState('');
  const roleId = own.find((role) => String(role.roleId) === picked)?.roleId ?? own[0]?.roleId;
  const preview = useOperationQuery(
    previewMenuCall,
    { id: roleId ?? 0 },
    { enabled: roleId !== undefined, keepsPrevious: true, reportedBy: 'form' },
  );
  return (
    <div className={styles.preview}>
      <SelectField
        label="按角色预览"
        value={String(roleId ?? '')}
        options={own.map((role) => ({ value: String(role.roleId), label: role.name }))}
        onChange={setPicked}
      />
      {preview.isPending && <Skeleton kind="rows" count={5} />}
      {preview.data && <Entries entries={preview.data.menu} />}
    </div>
  );
}

function Entries({ entries }: { entries: readonly MenuEntry[] }) {
  return (
    <ul>
      {entries
        .filter(({ hidden }) => !hidden)
        .map((entry) => (
          <li key={entry.name}>
            <span>
              <MenuIcon name={entry.meta.icon} />
              {entry.meta.title}
            </span>
            {entry.children && entry.children.length > 0 && <Entries entries={entry.children} />}
          </li>
        ))}
    </ul>
  );
}
