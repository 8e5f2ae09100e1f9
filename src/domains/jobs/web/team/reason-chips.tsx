import { Chip } from '#platform/web/ui/chip.tsx';
import { type DeclineReason, declineReasonLabels, declineReasons } from '../../contract/jobs.words.ts';
import styles from './team-job.module.css';

type ReasonChipsProps = { chosen: DeclineReason | undefined; onChoose: (reason: DeclineReason) => void };

/** Why somebody cannot do it: one press on one of the reasons. */
export const ReasonChips = ({ chosen, onChoose }: ReasonChipsProps) => (
  <div className={styles.chips}>
    {declineReasons.map((key) => (
      <Chip key={key} isOutlined isOn={chosen === key} onPress={() => onChoose(key)}>
        {declineReasonLabels[key]}
      </Chip>
    ))}
  </div>
);
