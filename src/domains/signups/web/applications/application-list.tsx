import { useState } from 'react';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import type { ApplicationView } from '../../contract/applications.contract.ts';
import { decisionVerdicts, type DecisionVerdict } from '../../contract/signups.words.ts';
import { ApplicationBatchBar } from './application-batch-bar.tsx';
import {
  DecideDialog,
  MoveDialog,
  OfferDialog,
  RemoveDialog,
  useApplicationDecision,
} from './application-dialogs.tsx';
import { ApplicationTable } from './application-table.tsx';
import { PersonDialog } from '../people/person-dialog.tsx';
import type { listApplicationsCall } from '../signups.calls.ts';
import styles from './application-list.module.css';

type Applications = RemoteResult<typeof listApplicationsCall>;
type Asking = { act: DecisionVerdict | 'move' | 'remove' | 'offer'; rows: readonly ApplicationView[] };

const isVerdict = (act: Asking['act']): act is DecisionVerdict => act in decisionVerdicts;

/** The rows with selection, batch bar and dialogs. What is chosen outlives a decision only where it was not done. */
export function ApplicationList({ applications }: { applications: Applications }) {
  const { shifts, list: rows } = applications;
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set());
  const [asking, setAsking] = useState<Asking>();
  const [person, setPerson] = useState<ApplicationView>();
  const decision = useApplicationDecision();
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
          onDecide={(verdict) =>
            setAsking({ act: verdict, rows: chosen.filter(({ canDo }) => canDo.includes(verdict)) })
          }
        />
      </div>
      <ApplicationTable
        rows={rows}
        chosenIds={chosenIds}
        onChoose={choose}
        onAct={(name, row) => setAsking({ act: name, rows: [row] })}
        onOpen={setPerson}
        isBusy={decision.isBusy}
      />
      {person && (
        <PersonDialog signUpId={person.signUpId} name={person.name} onClose={() => setPerson(undefined)} />
      )}
      {asking && isVerdict(asking.act) && (
        <DecideDialog
          verdict={asking.act}
          rows={asking.rows}
          onClose={close}
          onConfirm={(reason) => decide(asking.act as DecisionVerdict, asking.rows, reason)}
        />
      )}
      {asking?.act === 'offer' && first && <OfferDialog row={first} onClose={close} />}
      {asking?.act === 'remove' && first && <RemoveDialog row={first} onClose={close} />}
      {asking?.act === 'move' && first && <MoveDialog row={first} shifts={shifts} onClose={close} />}
    </>
  );
}
