import { CheckCheck } from 'lucide-react';
import type { ApplicationView, ShiftPlaces } from '../../contract/applications.contract.ts';
import type { DecisionVerdict } from '../../contract/signups.words.ts';
import { Button } from '#platform/web/ui/button.tsx';

/** How full each shift would be if all chosen people were taken: `通过后 32 / 36`. */
function placesAfter(chosen: readonly ApplicationView[], shifts: readonly ShiftPlaces[]) {
  return shifts.flatMap((shift) => {
    const added = chosen.filter(
      (row) => row.shiftId === shift.shiftId && row.canDo.includes('confirm'),
    ).length;
    if (added === 0) return [];
    const taken = shift.takenCount + added;
    return [
      {
        shiftId: shift.shiftId,
        name: shift.postName || '本场',
        taken,
        capacity: shift.capacity,
        isOver: taken > shift.capacity,
      },
    ];
  });
}

/** Appears with the first selection: who is chosen, what it would make of the shifts, and the acts for all of them. */
export function ApplicationBatchBar(props: {
  chosen: readonly ApplicationView[];
  shifts: readonly ShiftPlaces[];
  isBusy: boolean;
  onDecide: (verdict: DecisionVerdict) => void;
  onClear: () => void;
}) {
  const { chosen, shifts, isBusy, onDecide, onClear } = props;
  if (chosen.length === 0) return null;
  const after = placesAfter(chosen, shifts);
  const can = (act: DecisionVerdict) => chosen.some((row) => row.canDo.includes(act));
  const isOver = after.some((shift) => shift.isOver);
  return (
    <section className="batch" aria-label="批量处理">
      <span aria-live="polite">已选 {chosen.length} 人</span>
      <span className="cap">
        {after.length > 0 && '通过后'}
        {after.map((shift, index) => (
          <span key={shift.shiftId}>
            {index > 0 && '，'}
            {shift.name}{' '}
            <b>
              {shift.taken} / {shift.capacity}
            </b>
          </span>
        ))}
        {isOver && '，超出的会留在原处'}
      </span>
      <span className="r">
        <Button look="bar" onClick={onClear} disabled={isBusy}>
          取消选择
        </Button>
        {can('waitlist') && (
          <Button look="bar" onClick={() => onDecide('waitlist')} disabled={isBusy}>
            转候补
          </Button>
        )}
        {can('reject') && (
          <Button look="bar" onClick={() => onDecide('reject')} disabled={isBusy}>
            拒绝
          </Button>
        )}
        {can('confirm') && (
          <Button look="barMain" onClick={() => onDecide('confirm')} disabled={isBusy}>
            {isBusy ? <span className="spin" aria-hidden /> : <CheckCheck className="ic" aria-hidden />}
            全部通过
          </Button>
        )}
      </span>
    </section>
  );
}
