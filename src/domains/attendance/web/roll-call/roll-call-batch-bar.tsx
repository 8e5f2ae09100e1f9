import { Button } from '#platform/web/ui/button.tsx';
import { actsOf, type RollCallAct, rollCallLabels } from '../roll-call-row.tsx';
import type { RollCallRow } from './roll-call-rows.ts';
import styles from './roll-call-batch-bar.module.css';

const batchActs = ['in', 'out', 'fix', 'absent', 'excused'] as const satisfies readonly RollCallAct[];

type BatchBarProps = {
  shift: { startsAt: string };
  chosen: readonly RollCallRow[];
  onAct: (act: RollCallAct, rows: readonly RollCallRow[]) => void;
  onClear: () => void;
};

/** What may be done with those who are chosen, each with how many of them it is for; at the foot, where the thumb is. */
export const RollCallBatchBar = ({ shift, chosen, onAct, onClear }: BatchBarProps) => (
  <div className={styles.foot}>
    <section className="batch" aria-label="批量点名">
      <span aria-live="polite">已选 {chosen.length} 人</span>
      <span className="r">
        <Button look="bar" onClick={onClear}>
          取消选择
        </Button>
        {batchActs.map((act) => {
          const able = chosen.filter((row) => actsOf(row, shift).includes(act));
          return able.length === 0 ? null : (
            <Button
              key={act}
              look={act === 'in' || act === 'out' ? 'barMain' : 'bar'}
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
