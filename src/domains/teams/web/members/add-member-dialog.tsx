import { Select } from '#platform/web/fields/select.tsx';
import { genderLabels } from '#domains/volunteers/contract/volunteers.words.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { pasteDigits } from '#platform/web/fields/paste-digits.ts';
import { Field } from '#platform/web/fields/field.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { useKeptForm } from '#platform/web/use-kept-text.ts';
import { DayField } from '#platform/web/fields/time/day-field.tsx';
import { grantableRoles } from '../../contract/members.words.ts';
import { MemberNotesFields, type NotesDraft, readTags } from './member-notes-fields.tsx';
import { addMemberCall, memberReads } from './members.calls.ts';
import styles from './member-form.module.css';

type Draft = NotesDraft & { name: string; mobile: string; gender: string; birthOn: string; idNo: string };
const empty: Draft = {
  name: '',
  mobile: '',
  gender: '',
  birthOn: '',
  idNo: '',
  memberRole: 'member',
  groupName: '',
  memberNo: '',
  tags: '',
  remark: '',
};
const told = {
  offline: '已加入线下成员名单，本人用同一手机号和姓名注册后可以认领',
  invited: '这个手机号已注册，已发出邀请，等本人答复',
} as Record<string, string>;

const genders = keysOf(genderLabels).map((gender) => ({ value: gender, label: genderLabels[gender] }));

/** Adds a person by hand: 线下成员, or an invitation when the phone is registered. What was typed stays after a failure. */
export function AddMemberDialog({ groups, onClose }: { groups: readonly string[]; onClose: () => void }) {
  const [draft, change, forget] = useKeptForm('add-member', empty, ['mobile', 'birthOn', 'idNo']);
  const add = useOperationCommand(addMemberCall, { refreshes: memberReads, reportedBy: 'form' });
  const errorOf = (path: string): string | undefined => add.error?.errorOf(path);
  const save = (): void =>
    add.mutate(requestOf(draft), {
      onSuccess: ({ status }) => {
        forget();
        showToast({ kind: 'success', title: draft.name, text: told[status] ?? '已添加' });
        onClose();
      },
    });
  return (
    <Dialog
      isOpen
      isWide
      onClose={onClose}
      title="添加成员"
      decisive={{ label: '添加', onPress: save, isBusy: add.isPending }}
    >
      {add.error && add.error.errors.length === 0 && (
        <Notice kind="error" isLive>
          {add.error.msg}
        </Notice>
      )}
      <PersonFields draft={draft} errorOf={errorOf} onChange={change} />
      <MemberNotesFields draft={draft} groups={groups} errorOf={errorOf} onChange={change} />
    </Dialog>
  );
}

const requestOf = (draft: Draft) => ({
  name: draft.name,
  mobile: draft.mobile,
  ...(draft.gender === 'male' || draft.gender === 'female'
    ? { gender: draft.gender as 'male' | 'female' }
    : {}),
  ...(draft.birthOn ? { birthOn: draft.birthOn } : {}),
  ...(draft.idNo.trim() ? { idNo: draft.idNo.trim() } : {}),
  memberRole: grantableRoles.find((role) => role === draft.memberRole) ?? ('member' as const),
  groupName: draft.groupName,
  ...(draft.memberNo.trim() ? { memberNo: draft.memberNo.trim() } : {}),
  tags: readTags(draft.tags),
  remark: draft.remark,
});

function PersonFields(props: {
  draft: Draft;
  errorOf: (path: string) => string | undefined;
  onChange: (part: Partial<Draft>) => void;
}) {
  const { draft, errorOf, onChange } = props;
  const text = (
    path: 'name' | 'mobile' | 'idNo',
    label: string,
    more: { hint?: string; isRequired?: boolean },
  ) => (
    <Field label={label} error={errorOf(path)} {...more}>
      {(control) => (
        <span className="inp">
          <input
            {...control}
            inputMode={path === 'mobile' ? 'numeric' : undefined}
            onPaste={path === 'name' ? undefined : pasteDigits}
            autoComplete="off"
            maxLength={path === 'name' ? 20 : 18}
            value={draft[path]}
            onChange={({ target }) => onChange({ [path]: target.value })}
          />
        </span>
      )}
    </Field>
  );
  return (
    <div className={styles.grid}>
      {text('name', '姓名', { isRequired: true })}
      {text('mobile', '手机号', { isRequired: true, hint: '已注册的会改为邀请，由本人决定' })}
      <Field label="性别" error={errorOf('gender')}>
        {(control) => (
          <Select
            {...control}
            value={draft.gender}
            none="不填"
            options={genders}
            onChoose={(gender) => onChange({ gender })}
          />
        )}
      </Field>
      <DayField
        label="出生日期"
        value={draft.birthOn}
        error={errorOf('birthOn')}
        onChange={(birthOn) => onChange({ birthOn })}
      />
      {text('idNo', '身份证号', { hint: '选填，须本人同意；加密保存，之后只显示首尾两位' })}
    </div>
  );
}
