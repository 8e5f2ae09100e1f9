import { Select } from '#platform/web/fields/select.tsx';
import { useId } from 'react';
import { Field } from '#platform/web/fields/field.tsx';
import { grantableRoles } from '../../contract/members.words.ts';
import { type MemberRole, memberRoleLabels } from '../../contract/teams.words.ts';
import styles from './member-form.module.css';

export type NotesDraft = {
  memberRole: MemberRole;
  groupName: string;
  memberNo: string;
  tags: string;
  remark: string;
};

/** `会开车，英语` as single tags. */
export const readTags = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,，、\s]+/)
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

type MemberNotesFieldsProps = {
  draft: NotesDraft;
  groups: readonly string[];
  isCaptain?: boolean;
  errorOf: (path: string) => string | undefined;
  onChange: (change: Partial<NotesDraft>) => void;
};

/** What a team notes of a person: role, group, number, tags, remark. */
export function MemberNotesFields({ draft, groups, isCaptain, errorOf, onChange }: MemberNotesFieldsProps) {
  const groupsId = useId();
  return (
    <div className={styles.grid}>
      <Field
        label="队内角色"
        error={errorOf('memberRole')}
        hint={isCaptain ? '队长要通过移交来改' : undefined}
      >
        {(control) => (
          <Select
            {...control}
            value={draft.memberRole}
            disabled={isCaptain}
            options={[...(isCaptain ? (['captain'] as const) : []), ...grantableRoles].map((role) => ({
              value: role,
              label: memberRoleLabels[role],
            }))}
            onChoose={(role) => onChange({ memberRole: role as MemberRole })}
          />
        )}
      </Field>
      <Field label="小组" error={errorOf('groupName')}>
        {(control) => (
          <span className="inp">
            <input
              {...control}
              list={groupsId}
              maxLength={20}
              value={draft.groupName}
              onChange={({ target }) => onChange({ groupName: target.value })}
            />
            <datalist id={groupsId}>
              {groups.map((group) => (
                <option key={group} value={group} />
              ))}
            </datalist>
          </span>
        )}
      </Field>
      <TextField
        label="队员编号"
        hint="队内不重复"
        error={errorOf('memberNo')}
        value={draft.memberNo}
        maxLength={20}
        onChange={(memberNo) => onChange({ memberNo })}
      />
      <TextField
        label="标签"
        hint="用逗号分开，只有队伍看得到"
        error={errorOf('tags')}
        value={draft.tags}
        maxLength={90}
        onChange={(tags) => onChange({ tags })}
      />
      <Field className={styles.full} label="备注" hint="只有队伍看得到" error={errorOf('remark')}>
        {(control) => (
          <span className="inp inp--area">
            <textarea
              {...control}
              maxLength={200}
              value={draft.remark}
              onChange={({ target }) => onChange({ remark: target.value })}
            />
          </span>
        )}
      </Field>
    </div>
  );
}

type TextFieldProps = {
  label: string;
  hint: string;
  error: string | undefined;
  value: string;
  maxLength: number;
  onChange: (value: string) => void;
};

const TextField = ({ label, hint, error, value, maxLength, onChange }: TextFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => (
      <span className="inp">
        <input
          {...control}
          maxLength={maxLength}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </span>
    )}
  </Field>
);
