import { useState } from 'react';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { showToast } from '#platform/web/frame/toast-store.ts';
import type { ApplicationView } from '../../contract/applications.contract.ts';
import type { DecisionVerdict } from '../../contract/signups.words.ts';
import { ApplicationBatchBar } from './application-batch-bar.tsx';
import { DecideDialog, MoveDialog, RemoveDialog, useApplicationDecision } from './application-dialogs.tsx';
import { ApplicationTable, type ApplicationAct } from './application-table.tsx';
import { listApplicationsCall, offerPlaceCall } from '../signups.calls.ts';
import styles from './application-list.module.css';

type Applications = RemoteResult<typeof listApplicationsCall>;
type Asking = { act: 'reject' | 'waitlist' | 'move' | 'remove'; rows: readonly ApplicationView[] };

/** The rows with selection, batch bar and dialogs. What is chosen outlives a decision only where it was not done. */
export function ApplicationList({ applications }: { applications: Applications }) {
  const { shifts, list: rows } = applications;
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set());
  const [asking, setAsking] = useState<Asking>();
  const decision = useApplicationDecision();
  const offer = useOperationCommand(offerPlaceCall, { refreshes: [listApplicationsCall] });
  const chosen = rows.filter(({ signUpId }) => chosenIds.has(signUpId));

  const choose = (ids: readonly number[], isOn: boolean): void =>
    setChosenIds((before) => {
      const next = new Set(before);
      for (const id of ids) {
        if (isOn) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  const decide = async (
    verdict: DecisionVerdict,
    of: readonly ApplicationView[],
    reason?: string,
  ): Promise<void> => choose(await decision.run(verdict, of, reason), false);
  const confirmNow = (of: readonly ApplicationView[]): void => {
    // The failure was told by the call; the rows are read again in either case.
    decide('confirm', of).catch(() => undefined);
  };
  const act = (name: ApplicationAct, row: ApplicationView): void => {
    if (name === 'confirm') confirmNow([row]);
    else if (name === 'offer')
      offer.mutate(
        { signUpId: row.signUpId },
        { onSuccess: () => showToast({ kind: 'success', text: `名额已为${row.name}保留，等待本人确认` }) },
      );
    else setAsking({ act: name, rows: [row] });
  };
  const close = (): void => setAsking(undefined);
  const first = asking?.rows[0];
  return (
    <>
      <div className={styles.batch}>
        <ApplicationBatchBar
          chosen={chosen}
          shifts={shifts}
          isBusy={decision.isBusy}
          onClear={() => setChosenIds(new Set())}
          onDecide={(verdict) => {
            const able = chosen.filter(({ canDo }) => canDo.includes(verdict));
            if (verdict === 'confirm') confirmNow(able);
            else setAsking({ act: verdict, rows: able });
          }}
        />
      </div>
      <ApplicationTable
        rows={rows}
        chosenIds={chosenIds}
        onChoose={choose}
        onAct={act}
        isBusy={decision.isBusy || offer.isPending}
      />
      {asking && (asking.act === 'reject' || asking.act === 'waitlist') && (
        <DecideDialog
          verdict={asking.act}
          rows={asking.rows}
          onClose={close}
          onConfirm={(reason) => decide(asking.act as 'reject' | 'waitlist', asking.rows, reason)}
        />
      )}
      {asking?.act === 'remove' && first && <RemoveDialog row={first} onClose={close} />}
      {asking?.act === 'move' && first && <MoveDialog row={first} shifts={shifts} onClose={close} />}
    </>
  );
}
