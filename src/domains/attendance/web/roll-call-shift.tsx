import { useState } from 'react';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import { DataTable, withChosen } from '#platform/web/table/data-table.tsx';
import type { AttendanceRow } from '../contract/attendance.contract.ts';
import { isEarlyLeave } from '../contract/early-leave.rules.ts';
import { RollCallBatchBar } from './roll-call/roll-call-batch-bar.tsx';
import { FixCheckOutsDialog } from './roll-call/fix-check-outs-dialog.tsx';
import { HeldNotice, RollCallListBar, ShiftHead } from './roll-call/roll-call-head.tsx';
import {
  countByView,
  findRows,
  type RollCallRow,
  type RollCallView,
  withTaps,
} from './roll-call/roll-call-rows.ts';
import { type BatchAct, useRollCall } from './roll-call/use-roll-call.ts';
import { RollCallCodeScreen } from './roll-call-code-screen.tsx';
import { AbsenceDialog, EarlyLeaveDialog, FixCheckOutDialog, UndoDialog } from './roll-call-dialogs.tsx';
import { type RollCallAct, RollCallActs, rollCallColumns } from './roll-call-row.tsx';
import { RollCallSlip } from './roll-call/roll-call-slip.tsx';
import type { ShiftBoard } from './roll-call/shift-board.ts';
import { SignInSheet } from './roll-call/sign-in-sheet.tsx';
import { WalkInDialog } from './walk-in-dialog.tsx';
import styles from './roll-call.module.css';

type Asking = { act: RollCallAct | 'walkIn' | 'code' | 'early'; rows: readonly AttendanceRow[] };

type RollCallShiftProps = { shift: ShiftBoard; onMakeUp?: (() => void) | undefined };

/** Roll call of one shift, and on paper the sheet to sign. */
export const RollCallShift = (props: RollCallShiftProps) => (
  <>
    <RollCallPanel {...props} />
    <SignInSheet shift={props.shift} />
  </>
);

/** Roll call of one shift: counts, search, the code screen, single and batch acts, walk-ins; with a bad line as well. */
function RollCallPanel({ shift, onMakeUp }: RollCallShiftProps) {
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set());
  const [asking, setAsking] = useState<Asking>();
  const [view, setView] = useState<RollCallView>('all');
  const [typed, setTyped] = useState('');
  const { taps, answered, record, takeBack, slip, closeSlip, isWaiting, flush } = useRollCall(shift.shiftId);
  const rows = withTaps(withTaps(shift.rows, shift.shiftId, answered), shift.shiftId, taps);
  const shown = findRows(rows, { view, typed });
  const choosable = shown.filter(({ isLocked }) => !isLocked);
  const chosen = rows.filter(({ volunteerId, isLocked }) => !isLocked && chosenIds.has(volunteerId));
  const choose = (ids: readonly number[], isOn: boolean): void =>
    setChosenIds(withChosen(chosenIds, ids, isOn));
  const act = (name: RollCallAct, people: readonly RollCallRow[]): void => {
    const first = people[0];
    if (name === 'undo' && first?.isHeld) takeBack(first);
    else if (name === 'out' && isEarlyLeave(shift)) setAsking({ act: 'early', rows: people });
    else if (name === 'in' || name === 'out') void record(name, people);
    else setAsking({ act: name, rows: people });
  };
  return (
    <section className={`panel ${styles.panel}`} aria-label={`${shift.postName}名单`}>
      <ShiftHead
        shift={shift}
        onCode={() => setAsking({ act: 'code', rows: [] })}
        onWalkIn={() => setAsking({ act: 'walkIn', rows: [] })}
        onMakeUp={onMakeUp}
      />
      {isWaiting && <HeldNotice count={taps.length} onFlush={() => void flush()} />}
      {rows.length > 0 && (
        <RollCallListBar
          counts={countByView(rows)}
          view={view}
          onView={setView}
          typed={typed}
          onType={setTyped}
          choosable={choosable.length}
          isAllChosen={
            choosable.length > 0 && choosable.every(({ volunteerId }) => chosenIds.has(volunteerId))
          }
          onChooseAll={(isOn) =>
            choose(
              choosable.map(({ volunteerId }) => volunteerId),
              isOn,
            )
          }
        />
      )}
      {slip && <RollCallSlip key={slip.until} slip={slip} rows={shift.rows} onClose={closeSlip} />}
      <RollCallList
        shift={shift}
        isEmpty={rows.length === 0}
        shown={shown}
        chosenIds={chosenIds}
        onChoose={choose}
        onAct={(name, row) => act(name, [row])}
      />
      {chosen.length > 0 && (
        <RollCallBatchBar
          shift={shift}
          chosen={chosen}
          onAct={(name, people) => {
            act(name, people);
            if (name === 'in' || name === 'out') setChosenIds(new Set());
          }}
          onClear={() => setChosenIds(new Set())}
        />
      )}
      {asking && (
        <RollCallDialog shift={shift} asking={asking} record={record} onClose={() => setAsking(undefined)} />
      )}
    </section>
  );
}

type RollCallListProps = {
  shift: ShiftBoard;
  /** The shift has nobody at all. */
  isEmpty: boolean;
  shown: readonly RollCallRow[];
  chosenIds: ReadonlySet<number>;
  onChoose: (ids: readonly number[], isOn: boolean) => void;
  onAct: (act: RollCallAct, row: RollCallRow) => void;
};

function RollCallList({ shift, isEmpty, shown, chosenIds, onChoose, onAct }: RollCallListProps) {
  if (isEmpty)
    return (
      <EmptyState
        art="boat"
        title="这一场还没有人"
        text="通过的报名会出现在这里；到现场的志愿者可以现场加入。"
      />
    );
  if (shown.length === 0)
    return (
      <EmptyState art="lens" title="没有找到" text="换个写法，或看看别的状态；没有报名的请用“现场加入”。" />
    );
  return (
    <DataTable
      caption={`${shift.postName}名单`}
      isInset
      cards="flow"
      className={styles.rollCall}
      rows={shown}
      keyOf={({ volunteerId }) => volunteerId}
      columns={rollCallColumns}
      acts={(row) => <RollCallActs row={row} shift={shift} onAct={(name) => onAct(name, row)} />}
      selection={{
        idOf: ({ volunteerId }) => volunteerId,
        chosenIds,
        onChoose,
        labelOf: ({ name }) => `选择${name}`,
        canChoose: ({ isLocked }) => !isLocked,
        isMarked: true,
      }}
    />
  );
}

function RollCallDialog(props: {
  shift: ShiftBoard;
  asking: Asking;
  record: (act: BatchAct, rows: readonly AttendanceRow[], reason?: string) => Promise<void>;
  onClose: () => void;
}) {
  const { shift, asking, record, onClose } = props;
  const { act, rows } = asking;
  const first = rows[0];
  // Recorded on the device at once; what becomes of it is told by itself.
  const recordAndClose = (name: BatchAct, reason?: string): void => void record(name, rows, reason);
  if (act === 'code')
    return <RollCallCodeScreen shiftId={shift.shiftId} title={shift.postName || '签到'} onClose={onClose} />;
  if (act === 'walkIn') return <WalkInDialog shift={shift} onClose={onClose} />;
  if (act === 'early')
    return (
      <EarlyLeaveDialog rows={rows} shift={shift} onClose={onClose} onConfirm={() => recordAndClose('out')} />
    );
  if (act === 'absent' || act === 'excused')
    return (
      <AbsenceDialog
        act={act}
        rows={rows}
        onClose={onClose}
        onConfirm={(reason) => recordAndClose(act, reason)}
      />
    );
  if (act === 'fix' && rows.length > 1)
    return <FixCheckOutsDialog rows={rows} shift={shift} onClose={onClose} />;
  if (act === 'fix' && first) return <FixCheckOutDialog row={first} shift={shift} onClose={onClose} />;
  return act === 'undo' && first ? <UndoDialog row={first} onClose={onClose} /> : null;
}
