import { useState } from 'react';
import type { BatchResult } from '#platform/contract/decisions/batches.ts';
import { showToast } from '../frame/toast-store.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import styles from './desk-batch.module.css';

/** One of the ways to decide several rows at once. */
export type BatchChoice = {
  verdict: string;
  /** On its button and in the dialog: 退回. */
  label: string;
  isDanger?: boolean;
  /** What follows from it, said before it is made. */
  consequence: string;
  /** The reason that this choice needs. */
  reason?: { label: string; hint: string };
  /** What would become of each row, by the rules that will decide. */
  preview: () => Promise<BatchResult>;
  send: (reason: string) => Promise<BatchResult>;
};

type DeskBatchProps = {
  count: number;
  /** How rows are counted: 篇. */
  unit: string;
  /** What a row is called in sentences about it. */
  titleOf: (id: number) => string;
  choices: readonly BatchChoice[];
  onDone: () => void;
};

/** A row that cannot be decided so, with its name and why. */
type Refused = { id: number; sentence: string };
type Asked = { choice: BatchChoice; foreseen: BatchResult };

/** A reason is offered again for the same decision about the same rows. */
const keptAs = ({ choice, foreseen }: Asked, unit: string): string =>
  [`batch:${unit}:${choice.verdict}`, ...foreseen.doneIds, ...foreseen.refused.map(({ id }) => id)].join(':');

/**
 * The same decision for all chosen rows: the dialog says how many can be decided so and which cannot and why; what was refused
 * all the same is named afterwards.
 */
export function DeskBatch({ count, unit, titleOf, choices, onDone }: DeskBatchProps) {
  const [asked, setAsked] = useState<Asked>();
  const [looking, setLooking] = useState<string>();
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const named = (rows: BatchResult['refused']): Refused[] =>
    rows.map(({ id, msg }) => ({ id, sentence: `${titleOf(id)}：${msg}` }));
  const ask = async (choice: BatchChoice): Promise<void> => {
    setLooking(choice.verdict);
    try {
      setAsked({ choice, foreseen: await choice.preview() });
    } catch {
      // Told by the call itself.
    }
    setLooking(undefined);
  };
  const send = async ({ choice }: Asked, reason: string): Promise<void> => {
    const outcome = await choice.send(reason);
    if (outcome.doneIds.length > 0)
      showToast({ kind: 'success', text: `${outcome.doneIds.length} ${unit}已${choice.label}` });
    // Named now: once they are no longer chosen, nobody knows what they are called.
    setRefused(named(outcome.refused));
    onDone();
  };
  return (
    <>
      {count > 0 &&
        choices.map((choice) => (
          <Button
            key={choice.verdict}
            look={choice.isDanger ? 'danger' : 'primary'}
            size="sm"
            disabled={looking !== undefined}
            isBusy={looking === choice.verdict}
            onClick={() => void ask(choice)}
          >
            批量{choice.label} {count}
          </Button>
        ))}
      {asked && (
        <ConfirmDialog
          isOpen
          onClose={() => setAsked(undefined)}
          onConfirm={(reason) => send(asked, reason)}
          title={`${asked.choice.label}这 ${count} ${unit}？`}
          decisiveLabel={`全部${asked.choice.label}`}
          tone={asked.choice.isDanger ? 'danger' : 'plain'}
          {...(asked.choice.reason && {
            reason: { ...asked.choice.reason, keptAs: keptAs(asked, unit), isRequired: true },
          })}
        >
          <p>
            {asked.foreseen.doneIds.length} {unit}可以{asked.choice.label}
            {asked.foreseen.refused.length > 0 &&
              `，${asked.foreseen.refused.length} ${unit}现在不行，会留在原处：`}
          </p>
          <RefusedRows refused={named(asked.foreseen.refused)} />
          <p>{asked.choice.consequence}</p>
        </ConfirmDialog>
      )}
      {refused.length > 0 && (
        <div className={styles.refused} role="alert">
          <b>
            {refused.length} {unit}没有处理成功
          </b>
          <RefusedRows refused={refused} />
          <Button look="line" size="sm" onClick={() => setRefused([])}>
            知道了
          </Button>
        </div>
      )}
    </>
  );
}

const mostNamed = 5;

const RefusedRows = ({ refused }: { refused: readonly Refused[] }) =>
  refused.length > 0 && (
    <ul>
      {refused.slice(0, mostNamed).map(({ id, sentence }) => (
        <li key={id}>{sentence}</li>
      ))}
      {refused.length > mostNamed && <li>还有 {refused.length - mostNamed} 项</li>}
    </ul>
  );
