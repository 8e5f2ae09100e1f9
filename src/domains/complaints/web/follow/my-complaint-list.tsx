import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import type { ComplaintCard } from '../../contract/complaints.contract.ts';
import { complaintKindLabels, complaintStatusLabels } from '../../contract/complaints.words.ts';
import { dueWords, WorkdayRing } from '../workday-ring.tsx';
import styles from './my-complaint.module.css';

type MyComplaintListProps = { complaints: readonly ComplaintCard[]; onOpen: (complaintId: number) => void };

/** One's own complaints as cards that open them: state, and the clock that runs. */
export const MyComplaintList = ({ complaints, onOpen }: MyComplaintListProps) => (
  <ul className={styles.list}>
    {complaints.map((complaint) => (
      <li key={complaint.complaintId}>
        <button
          type="button"
          className={`panel ${styles.card}`}
          onClick={() => onOpen(complaint.complaintId)}
        >
          <ComplaintHead complaint={complaint} />
          <b className={styles.name}>{complaint.targetTitle}</b>
          <ComplaintClock complaint={complaint} />
        </button>
      </li>
    ))}
  </ul>
);

/** Number, kind and state. */
export const ComplaintHead = ({ complaint }: { complaint: ComplaintCard }) => {
  const { complaintNo, kind, status, submittedAt } = complaint;
  const label = complaintStatusLabels[status];
  return (
    <span className={styles.head}>
      <span>
        <span className="tn">{complaintNo}</span>，{complaintKindLabels[kind]}，{dayTimeLabel(submittedAt)}{' '}
        提交
      </span>
      <StatusDot tone={stateTone(label)}>{label}</StatusDot>
    </span>
  );
};

/** What is due, in words and as a ring; nothing once it is over. */
export function ComplaintClock({ complaint }: { complaint: ComplaintCard }) {
  const words = dueWords(complaint);
  if (!words) return null;
  return (
    <span className={styles.clock}>
      <WorkdayRing {...complaint} />
      <span>
        <b>{words.left}</b>
        {words.until}
      </span>
    </span>
  );
}
