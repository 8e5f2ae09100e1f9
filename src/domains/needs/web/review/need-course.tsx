import { dayTimeLabel } from '#platform/contract/instants.ts';
import type { NeedStepView } from '../../contract/needs.contract.ts';
import { needStatusLabels } from '../../contract/needs.words.ts';
import styles from './need-review.module.css';

const byLabels = { requester: '点单人', staff: '工作人员', team: '队伍', system: '系统' } as const;

/** Every state that a need has been in, when, by whom and why, for staff. */
export const NeedCourse = ({ steps }: { steps: readonly NeedStepView[] }) => (
  <ul className={styles.steps}>
    {steps.map(({ status, at, byKind, reason, note }) => (
      <li key={`${at}${status}`}>
        {dayTimeLabel(at)} {byLabels[byKind]} {needStatusLabels[status]}
        {(reason || note) && <small>{[reason, note].filter(Boolean).join('：')}</small>}
      </li>
    ))}
  </ul>
);
