import { useState } from 'react';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import type { TeamUserView } from '../../contract/members.contract.ts';
import type { MemberAct } from '../../contract/members.words.ts';
import { EditMemberDialog } from './edit-member-dialog.tsx';
import { MemberBatchBar } from './member-batch-bar.tsx';
import {
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
  | { act: 'reject' | 'edit' | 'remove' | 'revoke'; rows: readonly TeamUserView[] }
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
  const approve = (of: readonly TeamUserView[]): void =>
    // The failure was told by the call; the rows are read again in either case.
    void batch.decide('approve', of).then(settled(of), () => undefined);
  const act = (name: MemberAct, row: TeamUserView): void => {
    if (name === 'approve') approve([row]);
    else if (name === 'resume')
      pause.mutate(
        { teamUserId: row.teamUserId, isPaused: false },
        { onSuccess: () => showToast({ kind: 'success', text: `${row.name}已恢复` }) },
      );
    else if (name === 'reject' || name === 'edit' || name === 'remove' || name === 'revoke')
      setAsking({ act: name, rows: [row] });
  };
  const close = (): void => setAsking(undefined);
  const first = asking?.rows[0];
  return (
    <>
      <div className={styles.batch}>
        <MemberBatchBar
          chosen={chosen}
          groups={groups}
          isBusy={batch.isBusy}
          onClear={() => setChosenIds(new Set())}
          onApprove={() => approve(chosen.filter(({ canDo }) => canDo.includes('approve')))}
          onReject={() =>
            setAsking({ act: 'reject', rows: chosen.filter(({ canDo }) => canDo.includes('reject')) })
          }
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
      {asking?.act === 'reject' && (
        <RejectDialog
          rows={asking.rows}
          onClose={close}
          onConfirm={(reason) => batch.decide('reject', asking.rows, reason).then(settled(asking.rows))}
        />
      )}
      {asking?.act === 'change' && (
        <ChangeMembersDialog
          {...asking}
          onClose={close}
          onConfirm={() => batch.change(asking.rows, asking.change).then(settled(asking.rows))}
        />
      )}
      {asking?.act === 'edit' && first && <EditMemberDialog row={first} groups={groups} onClose={close} />}
      {(asking?.act === 'remove' || asking?.act === 'revoke') && first && (
        <RemoveMemberDialog row={first} onClose={close} />
      )}
    </>
  );
}
