import { Megaphone } from 'lucide-react';
import { complainPath } from '../contract/complain-path.ts';
import type { ComplaintTarget } from '../contract/complaints.words.ts';
import styles from './complaint.module.css';

type ComplainLinkProps = { targetType: ComplaintTarget; targetId: number };

/** 投诉: the entry beside every activity, team, need, hour, article and person (条例 Art. 26). */
export const ComplainLink = ({ targetType, targetId }: ComplainLinkProps) => (
  <p className={styles.entry}>
    <a className="link" href={complainPath(targetType, targetId)} rel="nofollow">
      <Megaphone className="ic" aria-hidden /> 投诉举报
    </a>
  </p>
);
