import { complainPath } from '#domains/complaints/contract/complain-path.ts';
import { hoursLabel } from '#platform/contract/figures.ts';
import { dayLabel, dayTimeLabel } from '#platform/contract/instants.ts';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import type { ResultOf } from '#platform/contract/operation.ts';
import type { listPublicity } from '../../contract/hours.contract.ts';
import { evidenceGrades, hourStates } from '../../contract/hours.words.ts';
import styles from './publicity-table.module.css';

type Row = ResultOf<typeof listPublicity>['list'][number];

const columns: readonly Column<Row>[] = [
  { key: 'name', header: '志愿者', isTight: true, cell: ({ maskedName }) => maskedName },
  {
    key: 'on',
    header: '服务日期',
    isTight: true,
    cell: ({ serviceOn }) => dayLabel(`${serviceOn}T00:00:00+08:00`),
  },
  {
    key: 'minutes',
    header: '时长（小时）',
    isNumeric: true,
    isTight: true,
    cell: ({ minutes }) => hoursLabel(minutes),
  },
  {
    key: 'evidence',
    header: '依据',
    isTight: true,
    title: ({ evidenceGrade }) => evidenceGrades[evidenceGrade],
    cell: ({ evidenceGrade }) => `${evidenceGrade} 级`,
  },
  {
    key: 'until',
    header: '公示截止',
    isTight: true,
    cell: ({ state, publicityEndsAt }) =>
      state === 'disputed' ? hourStates.disputed : dayTimeLabel(publicityEndsAt),
  },
  {
    key: 'complain',
    header: '不对？',
    isTight: true,
    cell: ({ hourId }) => (
      <a className="link" href={complainPath('hour', hourId)} rel="nofollow">
        投诉
      </a>
    ),
  },
];

/** Hours in 公示, names masked (domain.md 4.3.11): who, when, how long, how well proved, until when one may object. */
export function PublicityTable({
  publicity: { list, total },
}: {
  publicity: ResultOf<typeof listPublicity>;
}) {
  return (
    <>
      <DataTable caption="服务时长公示" rows={list} keyOf={({ hourId }) => hourId} columns={columns} />
      {total > list.length && (
        <p className={styles.rest}>还有 {total - list.length} 条，公示期内陆续生效。</p>
      )}
    </>
  );
}
