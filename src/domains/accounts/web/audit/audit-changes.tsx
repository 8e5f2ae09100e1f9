import { ArrowRight } from 'lucide-react';
import type { HistoryLineView } from '../../contract/history.contract.ts';
import styles from './audit-changes.module.css';

/** What an act changed, from what to what, and what it noted besides. */
export function AuditChanges({
  line: { changes, facts },
}: {
  line: Pick<HistoryLineView, 'changes' | 'facts'>;
}) {
  if (changes.length === 0 && facts.length === 0) return null;
  return (
    <dl className={styles.changes}>
      {changes.map(({ label, before, after }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <del>
              <span className="sr">原为</span>
              {before}
            </del>
            <ArrowRight className="ic" aria-hidden />
            <ins>
              <span className="sr">改为</span>
              {after}
            </ins>
          </dd>
        </div>
      ))}
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
