import { useState } from 'react';
import { showToast } from '#platform/web/frame/toast-store.ts';
import type { AttendanceRow } from '../../contract/attendance.contract.ts';
import { rollCallLabels } from '../roll-call-row.tsx';
import { type Slip, slipOf } from './roll-call-slip.tsx';
import type { Tap } from './roll-call-taps.ts';
import { tellRefused, useTaps } from './use-taps.ts';

export type BatchAct = Tap['act'];

/** Records acts of the roll call for any number of people through the taps of this device, and tells what came of it. */
export function useRollCall(shiftId: number) {
  const { taps, answered, tapsNow, tap, takeBack, flush } = useTaps();
  const [slip, setSlip] = useState<Slip>();
  const [isWaiting, setWaiting] = useState(false);
  const record = async (act: BatchAct, rows: readonly AttendanceRow[], reason?: string): Promise<void> => {
    const people = rows.map(({ volunteerId, name }) => ({ volunteerId, name }));
    const outcome = await tap({ shiftId, people, act, reason });
    setWaiting(outcome.kind === 'waits');
    if (outcome.kind === 'refused')
      return void showToast({ kind: 'error', title: '操作没有成功', text: outcome.msg });
    if (outcome.kind === 'waits') return;
    const missed = new Set(outcome.answer.refused.map(({ volunteerId }) => volunteerId));
    const done = people.filter(({ volunteerId }) => !missed.has(volunteerId));
    if (done.length > 0) {
      const who = done.length === 1 ? done[0]?.name : `${done.length} 人`;
      setSlip(
        slipOf(
          `${who}已登记${rollCallLabels[act]}`,
          done.map(({ volunteerId }) => volunteerId),
        ),
      );
    }
    tellRefused({ people }, outcome.answer);
  };
  return {
    taps,
    answered,
    /** Ignores a second tap on who has one of the same kind on its way: it comes before the first is drawn. */
    record: (act: BatchAct, rows: readonly AttendanceRow[], reason?: string): Promise<void> => {
      const own = tapsNow().filter((made) => made.shiftId === shiftId && made.act === act);
      const isOnItsWay = ({ volunteerId }: AttendanceRow) =>
        own.some(({ people }) => people.some((person) => person.volunteerId === volunteerId));
      const left = rows.filter((row) => !isOnItsWay(row));
      return left.length > 0 ? record(act, left, reason) : Promise.resolve();
    },
    takeBack: (row: AttendanceRow): void => {
      if (!takeBack(shiftId, row.volunteerId))
        showToast({ kind: 'warning', text: `${row.name}的记录正在上传，稍后再撤销` });
    },
    slip,
    closeSlip: () => setSlip(undefined),
    /** The last tap found no line. */
    isWaiting: isWaiting && taps.length > 0,
    flush,
  };
}
