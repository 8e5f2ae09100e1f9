import { useState } from 'react';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import type { TeamUserView } from '../../contract/members.contract.ts';
import type { MemberAct } from '../../contract/members.words.ts';
import { EditMemberDialog } from './edit-member-dialog.tsx';
import { MemberBatchBar } from './member-batch-bar.tsx';
import {
  ApproveDialog,
  ChangeMembersDialog,
  type MemberChange,
  RejectDialog,
  RemoveMemberDialog,
  useMemberBatch,
} from './member-dialogs.tsx';
import { MemberTable } from './member-table.tsx';
import { memberReads, pauseMemberCall } from './members.calls.ts';
import styles from './member-list.module.css';

type Asking =
  | { act: 'approve' | 'reject' | 'edit' | 'remove' | 'revoke'; rows: readonly TeamUserView[] }
  | { act: 'change'; rows: readonly TeamUserView[]; change: MemberChange };

/** The rows with selection, batch bar and dialogs. What is chosen outlives an act only where it was not done. */
export function MemberList({ rows, groups }: { rows: readonly TeamUserView[]; groups: readonly string[] }) {
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set());
  const [asking, setAsking] = useState<Asking>();
  const batch = useMemberBatch();
  const pause = useOperationCommand(pauseMemberCall, { refreshes: memberReads });
  const chosen = rows.filter(({ teamUserId }) => chosenIds.has(teamUserId));

  const choose = (ids: readonly number[], isOn: boolean): void =>
    setChosenIds((before) => {
      const next = new Set(before);
      for (const id of ids) {
        if (isOn) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  const settled = (of: readonly TeamUserView[]) => (): void =>
    choose(
      of.map(({ teamUserId }) => teamUserId),
      false,
    );
  const act = (name: MemberAct, row: TeamUserView): void => {
    if (name === 'resume')
      pause.mutate(
        { teamUserId: row.teamUserId, isPaused: false },
        { onSuccess: () => showToast({ kind: 'success', text: `${row.name}已恢复` }) },
      );
    else if (
      name === 'approve' ||
      name === 'reject' ||
      name === 'edit' ||
      name === 'remove' ||
      name === 'revoke'
    )
      setAsking({ act: name, rows: [row] });
  };
  const askOfAble = (name: 'approve' | 'reject'): void =>
    setAsking({ act: name, rows: chosen.filter(({ canDo }) => canDo.includes(name)) });
  const close = (): void => setAsking(undefined);
  return (
    <>
      <div className={styles.batch}>
        <MemberBatchBar
          chosen={chosen}
          groups={groups}
          isBusy={batch.isBusy}
          onClear={() => setChosenIds(new Set())}
          onApprove={() => askOfAble('approve')}
          onReject={() => askOfAble('reject')}
          onChange={(change) => setAsking({ act: 'change', rows: chosen, change })}
        />
      </div>
      <MemberTable
        rows={rows}
        chosenIds={chosenIds}
        onChoose={choose}
        onAct={act}
        isBusy={batch.isBusy || pause.isPending}
      />
      {asking && (
        <MemberDialog asking={asking} batch={batch} groups={groups} settled={settled} onClose={close} />
      )}
    </>
  );
}

type MemberDialogProps = {
  asking: Asking;
  batch: ReturnType<typeof useMemberBatch>;
  groups: readonly string[];
  /** Lets go of who was decided. */
  settled: (of: readonly TeamUserView[]) => () => void;
  onClose: () => void;
};

/** The question that an act of one row or of everybody chosen begins with. */
function MemberDialog({ asking, batch, groups, settled, onClose }: MemberDialogProps) {
  const first = asking.rows[0];
  return (
    <>
      {asking.act === 'approve' && (
        <ApproveDialog
          rows={asking.rows}
          onClose={onClose}
          onConfirm={() => batch.decide('approve', asking.rows).then(settled(asking.rows))}
        />
      )}
      {asking.act === 'reject' && (
        <RejectDialog
          rows={asking.rows}
          onClose={onClose}
          onConfirm={(reason) => batch.decide('reject', asking.rows, reason).then(settled(asking.rows))}
        />
      )}
      {asking.act === 'change' && (
        <ChangeMembersDialog
          {...asking}
          onClose={onClose}
          onConfirm={() => batch.change(asking.rows, asking.change).then(settled(asking.rows))}
        />
      )}
      {asking.act === 'edit' && first && <EditMemberDialog row={first} groups={groups} onClose={onClose} />}
      {(asking.act === 'remove' || asking.act === 'revoke') && first && (
        <RemoveMemberDialog row={first} onClose={onClose} />
      )}
    </>
  );
}
