import { figureLabel } from '#platform/contract/figures.ts';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { shareLabel } from './dashboard/dashboard-view.ts';
import styles from './report-table.module.css';

type ReportRow = { label: string; value: number };
type ReportTableProps = {
  /** What is counted, in what and over which time: 各区活动，近 90 天，场. */
  caption: string;
  rows: readonly ReportRow[];
  /** What a share is of: all rows together, or the first of them. */
  shareOf: 'sum' | 'first';
};

/** The figures behind a chart, each with its share. */
export function ReportTable({ caption, rows, shareOf }: ReportTableProps) {
  const whole = shareOf === 'first' ? (rows[0]?.value ?? 0) : rows.reduce((sum, { value }) => sum + value, 0);
  const columns: readonly Column<ReportRow>[] = [
    { key: 'label', header: '项目', isTight: true, cell: ({ label }) => label },
    { key: 'value', header: '数值', isNumeric: true, cell: ({ value }) => figureLabel(value) },
    { key: 'share', header: '占比', isNumeric: true, cell: ({ value }) => shareLabel(value, whole) },
  ];
  return (
    <section className={`pn ${styles.table}`}>
      <div className="pn__h">
        <h2>{caption}</h2>
      </div>
      <DataTable caption={caption} cards="none" rows={rows} keyOf={({ label }) => label} columns={columns} />
    </section>
  );
}
