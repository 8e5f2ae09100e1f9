import { figureLabel, hoursLabel } from '#platform/contract/figures.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { evidenceGrades, gradeWords } from '../contract/hours.words.ts';
import type { getMyHourTotalsCall } from './hours.calls.ts';
import styles from './record-sums.module.css';

type Totals = RemoteResult<typeof getMyHourTotalsCall>;
const grades = keysOf(evidenceGrades);

/** What counts, what does not yet, and how well it is proved; the first two are never added up (domain.md 4.3.12). */
export function RecordSums({ totals }: { totals: Totals }) {
  const { effectiveMinutes, pendingMinutes, pendingCount, recordCount } = totals;
  const strong = totals.grades.A + totals.grades.B;
  return (
    <section className={`panel ${styles.sums}`} aria-label="时长合计">
      <Sum
        name="已生效时长"
        minutes={effectiveMinutes}
        note={`${figureLabel(effectiveMinutes)} 分钟，算星级、能开证书`}
      />
      <Sum
        isPending
        name="待生效"
        minutes={pendingMinutes}
        note={`${figureLabel(pendingCount)} 条，还不计入任何合计`}
      />
      <div>
        <h2>
          {recordCount === 0
            ? '还没有已生效的记录'
            : `${figureLabel(recordCount)} 条记录的证据等级，A、B 级占 ${Math.floor((strong * 100) / recordCount)}%`}
        </h2>
        {recordCount > 0 && (
          <>
            <div className={styles.bar} aria-hidden>
              {grades.map((grade) => (
                <i key={grade} className={styles[grade]} style={{ flexGrow: totals.grades[grade] }} />
              ))}
            </div>
            <ul>
              {grades.map((grade) => (
                <li key={grade} title={gradeWords(grade)}>
                  <i className={styles[grade]} aria-hidden />
                  {grade} <b className="tn">{figureLabel(totals.grades[grade])}</b>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}

type SumProps = { name: string; minutes: number; note: string; isPending?: boolean };

const Sum = ({ name, minutes, note, isPending = false }: SumProps) => (
  <div className={isPending ? styles.pending : undefined}>
    <h2>{name}</h2>
    <p>
      <b className="num">{hoursLabel(minutes)}</b> 小时
    </p>
    <small>{note}</small>
  </div>
);
