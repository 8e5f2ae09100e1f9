import { classNames } from '#platform/web/ui/class-names.ts';
import { type AnomalyRule, anomalyRules } from '../contract/anomalies.words.ts';
import styles from './anomalies.module.css';

type RuleCount = { rule: AnomalyRule; openCount: number; upheldCount: number; judgedCount: number };

type AnomalyRulesProps = {
  counts: readonly RuleCount[];
  chosen: AnomalyRule | undefined;
  onChoose: (rule: AnomalyRule | undefined) => void;
};

/** The rules with where each begins, how many wait and how many were true; one chosen filters the list. */
export const AnomalyRules = ({ counts, chosen, onChoose }: AnomalyRulesProps) => (
  <ul className={classNames('pn', styles.rules)} aria-label="规则">
    {counts.map(({ rule, openCount, upheldCount, judgedCount }) => (
      <li key={rule}>
        <button
          type="button"
          aria-pressed={rule === chosen}
          onClick={() => onChoose(rule === chosen ? undefined : rule)}
        >
          <b>
            {anomalyRules[rule].label} <i data-some={openCount > 0}>{openCount}</i>
          </b>
          <small>{anomalyRules[rule].threshold}</small>
          <small>
            属实 {upheldCount} / {judgedCount}
          </small>
        </button>
      </li>
    ))}
  </ul>
);
