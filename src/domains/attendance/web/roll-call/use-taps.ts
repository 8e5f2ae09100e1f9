import { useCallback } from 'react';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { useReadAgain } from '#platform/web/calls/operation-hooks.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { createTaps } from '#platform/web/taps/use-taps.ts';
import { getAttendanceBoardCall, rollCallCall } from '../attendance.calls.ts';
import { rollCallLabels } from '../roll-call-row.tsx';
import {
  requestOf,
  type RollCallAnswer,
  type RollCallMade,
  takeBack,
  type Tap,
  type TapOutcome,
} from './roll-call-taps.ts';

const boards = [getAttendanceBoardCall];

/** Says who of a tap was not recorded, and why. */
export function tellRefused(tap: Pick<Tap, 'people'>, { refused }: RollCallAnswer): void {
  if (refused.length === 0) return;
  const nameOf = (id: number) => tap.people.find(({ volunteerId }) => volunteerId === id)?.name ?? '';
  showToast({
    kind: 'warning',
    title: `${refused.length} 人没有登记`,
    text: refused.map(({ volunteerId, msg }) => `${nameOf(volunteerId)}：${msg}`).join('；'),
    durationMs: 8_000,
  });
}

function tellLate(tap: Tap, outcome: TapOutcome): void {
  const what = `${tap.people.map(({ name }) => name).join('、')}${rollCallLabels[tap.act]}`;
  if (outcome.kind === 'refused')
    return void showToast({ kind: 'error', title: `${what}没有登记`, text: outcome.msg, durationMs: 8_000 });
  if (outcome.kind !== 'taken') return;
  if (outcome.answer.doneCount > 0) showToast({ kind: 'success', text: `已上传：${what}` });
  tellRefused(tap, outcome.answer);
}

const useRollCallTaps = createTaps<RollCallMade, RollCallAnswer>({
  name: 'roll-call-taps',
  send: (tap, sentAt) => callOperation(rollCallCall, requestOf(tap, sentAt), { reportedBy: 'form' }),
  onLate: tellLate,
});

/** Taps of the roll call that wait on this device, and the ways to add one and to take somebody out of one. */
export function useTaps() {
  const { change, ...taps } = useRollCallTaps(useReadAgain(boards));
  const { tapsNow } = taps;
  const takeBackOf = useCallback(
    (shiftId: number, volunteerId: number) => takeBack({ taps: tapsNow, change }, shiftId, volunteerId),
    [tapsNow, change],
  );
  return { ...taps, takeBack: takeBackOf };
}
