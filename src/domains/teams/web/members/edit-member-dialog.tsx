import { useState } from 'react';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { useKeptForm } from '#platform/web/use-kept-text.ts';
import type { TeamUserView } from '../../contract/members.contract.ts';
import { grantableRoles } from '../../contract/members.words.ts';
import { MemberNotesFields, type NotesDraft, readTags } from './member-notes-fields.tsx';
import { memberReads, updateMemberCall } from './members.calls.ts';

/** Role, group, number, tags and remark of one member. */
export function EditMemberDialog(props: {
  row: TeamUserView;
  groups: readonly string[];
  onClose: () => void;
}) {
  const { row, groups, onClose } = props;
  const [draft, change, forget] = useKeptForm<NotesDraft>(`edit-member:${row.teamUserId}`, {
    memberRole: row.memberRole,
    groupName: row.groupName,
    memberNo: row.memberNo ?? '',
    tags: row.tags.join('，'),
    remark: row.remark,
  });
  // Of what the form began with: the list is read anew behind the open dialog.
  const [version] = useState(row.version);
  const update = useOperationCommand(updateMemberCall, { refreshes: memberReads, reportedBy: 'form' });
  const role = grantableRoles.find((each) => each === draft.memberRole && each !== row.memberRole);
  const save = (): void =>
    update.mutate(
      {
        teamUserId: row.teamUserId,
        version,
        ...(role ? { memberRole: role } : {}),
        groupName: draft.groupName.trim(),
        memberNo: draft.memberNo.trim() || null,
        tags: readTags(draft.tags),
        remark: draft.remark.trim(),
      },
      {
        onSuccess: () => {
          forget();
          showToast({ kind: 'success', text: `${row.name}的资料已保存` });
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
      title={`编辑${row.name}`}
      decisive={{ label: '保存', onPress: save, isBusy: update.isPending }}
    >
      {update.error && update.error.errors.length === 0 && (
        <Notice kind="error" isLive>
          {update.error.msg}
        </Notice>
      )}
      <MemberNotesFields
        draft={draft}
        groups={groups}
        isCaptain={row.memberRole === 'captain'}
        errorOf={(path) => update.error?.errorOf(path)}
        onChange={change}
      />
    </Dialog>
  );
}
