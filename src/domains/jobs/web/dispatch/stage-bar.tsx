import { classNames } from '#platform/web/ui/class-names.ts';
import { type DeskStage, deskStageKeys, deskStages } from '../../contract/jobs.words.ts';
import styles from './dispatch-desk.module.css';

type StageCount = { stage: DeskStage; count: number; overdueCount: number };
type StageBarProps = {
  stages: readonly StageCount[];
  current: DeskStage;
  onChoose: (stage: DeskStage) => void;
};

/** Five clocks in one bar: how many wait in each stage, until when, and how many of them are late. */
export const StageBar = ({ stages, current, onChoose }: StageBarProps) => (
  <div className={classNames('pn', styles.stages)} role="group" aria-label="办到哪一步">
    {deskStageKeys.map((stage) => {
      const { label, promise } = deskStages[stage];
      const counted = stages.find((one) => one.stage === stage);
      return (
        <button key={stage} type="button" aria-pressed={stage === current} onClick={() => onChoose(stage)}>
          <span>
            {label}
            <b className="num">{counted?.count ?? '–'}</b>
          </span>
          <small>
            {promise}
            {Boolean(counted?.overdueCount) && <em>{counted?.overdueCount} 张超时</em>}
          </small>
        </button>
      );
    })}
  </div>
);
