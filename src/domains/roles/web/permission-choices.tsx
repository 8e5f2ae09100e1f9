import list from '#platform/web/list/admin-list.module.css';
import { guardedGroups, permissionCodes, permissionWords } from '../contract/permissions.words.ts';

type PermissionChoicesProps = {
  chosen: ReadonlySet<string>;
  isOff: boolean;
  onChange: (chosen: ReadonlySet<string>) => void;
};

const groups = [...new Set(permissionCodes.map((code) => permissionWords[code].group))];
const isGuardedGroup = (group: string): boolean => guardedGroups.some((one) => one === group);

/** The permission catalogue by group. Security and audit cannot be chosen: only their built-in roles hold them. */
export function PermissionChoices({ chosen, isOff, onChange }: PermissionChoicesProps) {
  const toggle = (code: string): void => {
    const next = new Set(chosen);
    if (!next.delete(code)) next.add(code);
    onChange(next);
  };
  return groups.map((group) => (
    <fieldset key={group} className={list.choices} disabled={isOff || isGuardedGroup(group)}>
      <legend>
        {group}
        {isGuardedGroup(group) && <small>只属于内置的安全管理员、审计管理员</small>}
      </legend>
      {permissionCodes
        .filter((code) => permissionWords[code].group === group)
        .map((code) => (
          <label key={code}>
            <input type="checkbox" checked={chosen.has(code)} onChange={() => toggle(code)} />
            <span>
              {permissionWords[code].name}
              <small>{permissionWords[code].description}</small>
            </span>
          </label>
        ))}
    </fieldset>
  ));
}
