import { QrCode, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { minuteMs } from '#platform/contract/durations.ts';
import { dayLabel, spanLabel } from '#platform/contract/instants.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import { DataTable, withChosen } from '#platform/web/table/data-table.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { useNow } from '#platform/web/use-now.ts';
import type { AttendanceRow } from '../contract/attendance.contract.ts';
import { attendanceLimits } from '../contract/attendance.words.ts';
import { isEarlyLeave } from '../contract/early-leave.rules.ts';
import { getAttendanceBoardCall, rollCallCall } from './attendance.calls.ts';
import { RollCallCodeScreen } from './roll-call-code-screen.tsx';
import { AbsenceDialog, EarlyLeaveDialog, FixCheckOutDialog, UndoDialog } from './roll-call-dialogs.tsx';
import { actsOf, type RollCallAct, RollCallActs, rollCallColumns, rollCallLabels } from './roll-call-row.tsx';
import { RollCallSlip, type Slip, slipOf } from './roll-call-slip.tsx';
import { WalkInDialog } from './walk-in-dialog.tsx';
import styles from './roll-call.module.css';

export type ShiftBoard = RemoteResult<typeof getAttendanceBoardCall>['shifts'][number];
type Asking = { act: RollCallAct | 'walkIn' | 'code' | 'early'; rows: readonly AttendanceRow[] };
const batchActs = ['in', 'out', 'absent', 'excused'] as const;
type BatchAct = (typeof batchActs)[number];

/** Roll call of one shift: counts, the code screen, single and batch acts, walk-ins. */
export function RollCallShift({ shift }: { shift: ShiftBoard }) {
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set());
  const [asking, setAsking] = useState<Asking>();
  const [slip, setSlip] = useState<Slip>();
  const { call, isBusy } = useRollCall(shift.shiftId, setSlip);
  const chosen = shift.rows.filter(({ volunteerId, isLocked }) => !isLocked && chosenIds.has(volunteerId));
  const act = (name: RollCallAct, rows: readonly AttendanceRow[]): void => {
    // A failure was told by the call itself.
    if (name === 'out' && isEarlyLeave(shift)) setAsking({ act: 'early', rows });
    else if (name === 'in' || name === 'out') call(name, rows).catch(() => undefined);
    else setAsking({ act: name, rows });
  };
  const choose = (ids: readonly number[], isOn: boolean): void =>
    setChosenIds(withChosen(chosenIds, ids, isOn));
  return (
    <section className="panel" aria-label={`${shift.postName}名单`}>
      <ShiftHead
        shift={shift}
        onCode={() => setAsking({ act: 'code', rows: [] })}
        onWalkIn={() => setAsking({ act: 'walkIn', rows: [] })}
      />
      {slip && (
        <RollCallSlip key={slip.until} slip={slip} rows={shift.rows} onClose={() => setSlip(undefined)} />
      )}
      {chosen.length > 0 && (
        <BatchBar
          shift={shift}
          chosen={chosen}
          isBusy={isBusy}
          onAct={act}
          onClear={() => setChosenIds(new Set())}
        />
      )}
      {shift.rows.length === 0 ? (
        <EmptyState
          art="boat"
          title="这一场还没有人"
          text="通过的报名会出现在这里；到现场的志愿者可以现场加入。"
        />
      ) : (
        <DataTable
          caption={`${shift.postName}名单`}
          isInset
          className={styles.rollCall}
          rows={shift.rows}
          keyOf={({ volunteerId }) => volunteerId}
          columns={rollCallColumns}
          acts={(row) => (
            <RollCallActs row={row} shift={shift} isBusy={isBusy} onAct={(name) => act(name, [row])} />
          )}
          selection={{
            idOf: ({ volunteerId }) => volunteerId,
            chosenIds,
            onChoose: choose,
            labelOf: ({ name }) => `选择${name}`,
            canChoose: ({ isLocked }) => !isLocked,
            isMarked: true,
          }}
        />
      )}
      {asking && (
        <RollCallDialog shift={shift} asking={asking} call={call} onClose={() => setAsking(undefined)} />
      )}
    </section>
  );
}

/** The command for any number of people; who was refused is named with the reason. */
function useRollCall(shiftId: number, onDone: (slip: Slip) => void) {
  const command = useOperationCommand(rollCallCall, { refreshes: [getAttendanceBoardCall] });
  const call = async (act: BatchAct, rows: readonly AttendanceRow[], reason?: string): Promise<void> => {
    const { doneCount, refused } = await command.mutateAsync({
      shiftId,
      volunteerIds: rows.map(({ volunteerId }) => volunteerId),
      act,
      ...(reason ? { reason } : {}),
    });
    const missed = new Set(refused.map(({ volunteerId }) => volunteerId));
    const done = rows.filter(({ volunteerId }) => !missed.has(volunteerId));
    if (doneCount > 0) {
      const who = done.length === 1 ? done[0]?.name : `${doneCount} 人`;
      onDone(
        slipOf(
          `${who}已登记${rollCallLabels[act]}`,
          done.map(({ volunteerId }) => volunteerId),
        ),
      );
    }
    if (refused.length === 0) return;
    const nameOf = (id: number) => rows.find(({ volunteerId }) => volunteerId === id)?.name ?? '';
    showToast({
      kind: 'warning',
      title: `${refused.length} 人没有登记`,
      text: refused.map(({ volunteerId, msg }) => `${nameOf(volunteerId)}：${msg}`).join('；'),
      durationMs: 8_000,
    });
  };
  return { call, isBusy: command.isPending };
}

/** Whether anybody may still come, and whether a code still does something: to check out is possible a while longer. */
export function openSteps({ endsAt }: Pick<ShiftBoard, 'endsAt'>, now: Date) {
  const end = Date.parse(endsAt);
  return {
    takesPeople: now.getTime() < end,
    takesCodes: now.getTime() <= end + attendanceLimits.checkOutGraceMinutes * minuteMs,
  };
}

function ShiftHead(props: { shift: ShiftBoard; onCode: () => void; onWalkIn: () => void }) {
  const { shift } = props;
  const { takesPeople, takesCodes } = openSteps(shift, useNow());
  const counts: [string, number][] = [
    ['应到', shift.expectedCount],
    ['在场', shift.insideCount],
    ['已签退', shift.outCount],
    ['缺席', shift.absentCount],
  ];
  return (
    <header className={styles.head}>
      <div>
        <h2>{shift.postName || '全体'}</h2>
        <p>
          {dayLabel(shift.startsAt)} {spanLabel(shift.startsAt, shift.endsAt)}，共 {shift.rows.length} 人
        </p>
      </div>
      <dl>
        {counts.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{count}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.headActs}>
        {takesPeople && (
          <Button look="line" onClick={props.onWalkIn}>
            <UserPlus className="ic" aria-hidden />
            现场加入
          </Button>
        )}
        {takesCodes && (
          <Button look="primary" onClick={props.onCode}>
            <QrCode className="ic" aria-hidden />
            全屏签到码
          </Button>
        )}
        {!takesCodes && <p className="muted">这一场已经结束，可以补签退和更正登记。</p>}
      </div>
    </header>
  );
}

function BatchBar(props: {
  shift: ShiftBoard;
  chosen: readonly AttendanceRow[];
  isBusy: boolean;
  onAct: (act: RollCallAct, rows: readonly AttendanceRow[]) => void;
  onClear: () => void;
}) {
  const { shift, chosen, isBusy, onAct, onClear } = props;
  return (
    <div className={styles.batch}>
      <section className="batch" aria-label="批量点名">
        <span aria-live="polite">已选 {chosen.length} 人</span>
        <span className="r">
          <Button look="bar" onClick={onClear} disabled={isBusy}>
            取消选择
          </Button>
          {batchActs.map((act) => {
            const able = chosen.filter((row) => actsOf(row, shift).includes(act));
            return able.length === 0 ? null : (
              <Button
                key={act}
                look={act === 'in' || act === 'out' ? 'barMain' : 'bar'}
                disabled={isBusy}
                onClick={() => onAct(act, able)}
              >
                {rollCallLabels[act]} {able.length} 人
              </Button>
            );
          })}
        </span>
      </section>
    </div>
  );
}

function RollCallDialog(props: {
  shift: ShiftBoard;
  asking: Asking;
  call: (act: BatchAct, rows: readonly AttendanceRow[], reason?: string) => Promise<void>;
  onClose: () => void;
}) {
  const { shift, asking, call, onClose } = props;
  const { act, rows } = asking;
  const first = rows[0];
  if (act === 'code')
    return <RollCallCodeScreen shiftId={shift.shiftId} title={shift.postName || '签到'} onClose={onClose} />;
  if (act === 'walkIn') return <WalkInDialog shift={shift} onClose={onClose} />;
  if (act === 'early')
    return (
      <EarlyLeaveDialog rows={rows} shift={shift} onClose={onClose} onConfirm={() => call('out', rows)} />
    );
  if (act === 'absent' || act === 'excused')
    return (
      <AbsenceDialog
        act={act}
        rows={rows}
        onClose={onClose}
        onConfirm={(reason) => call(act, rows, reason)}
      />
    );
  if (act === 'fix' && first) return <FixCheckOutDialog row={first} shift={shift} onClose={onClose} />;
  return act === 'undo' && first ? <UndoDialog row={first} onClose={onClose} /> : null;
}
