import { hoursLabel } from '#platform/contract/figures.ts';
import { dayLabel, dayTimeLabel } from '#platform/contract/instants.ts';
import type { ResultOf } from '#platform/contract/operation.ts';
import type { listPublicity } from '../contract/hours.contract.ts';
import { evidenceGrades, hourStates } from '../contract/hours.words.ts';
import styles from './publicity-table.module.css';

/** Hours in 公示, names masked (domain.md 4.3.11): who, when, how long, how well proved, until when one may object. */
export function PublicityTable({
  publicity: { list, total },
}: {
  publicity: ResultOf<typeof listPublicity>;
}) {
  return (
    <>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <caption className="sr">服务时长公示</caption>
          <thead>
            <tr>
              <th scope="col">志愿者</th>
              <th scope="col">服务日期</th>
              <th scope="col" className={styles.number}>
                时长（小时）
              </th>
              <th scope="col">依据</th>
              <th scope="col">公示截止</th>
            </tr>
          </thead>
          <tbody>
            {list.map((row) => (
              <tr key={row.hourId}>
                <td>{row.maskedName}</td>
                <td>{dayLabel(`${row.serviceOn}T00:00:00+08:00`)}</td>
                <td className={styles.number}>{hoursLabel(row.minutes)}</td>
                <td title={evidenceGrades[row.evidenceGrade]}>{row.evidenceGrade} 级</td>
                <td>{row.state === 'disputed' ? hourStates.disputed : dayTimeLabel(row.publicityEndsAt)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {total > list.length && (
        <p className={styles.rest}>还有 {total - list.length} 条，公示期内陆续生效。</p>
      )}
    </>
  );
}
