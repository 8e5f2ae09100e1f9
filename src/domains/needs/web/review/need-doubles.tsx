import { dayTimeLabel } from '#platform/contract/instants.ts';
import type { NeedDouble } from '../../contract/need-review.contract.ts';
import { needStatusLabels } from '../../contract/needs.words.ts';
import styles from './need-review.module.css';

type NeedDoublesProps = {
  doubles: readonly NeedDouble[];
  chosenId: number | undefined;
  onChoose: (needId: number | undefined) => void;
};

/** Open needs that may be the same matter; the chosen one is what 合并 merges into. */
export const NeedDoubles = ({ doubles, chosenId, onChoose }: NeedDoublesProps) => (
  <ul className={styles.doubles}>
    {doubles.map((double) => (
      <li key={double.needId}>
        <button
          type="button"
          aria-pressed={chosenId === double.needId}
          onClick={() => onChoose(chosenId === double.needId ? undefined : double.needId)}
        >
          <b>{double.title}</b>
          <small>
            {double.needNo}，{needStatusLabels[double.status]}，{dayTimeLabel(double.submittedAt)}，
            {double.isSameNumber ? '同一个手机号' : '同一个地方、同一类'}
          </small>
          <span>{double.description}</span>
        </button>
      </li>
    ))}
  </ul>
);
