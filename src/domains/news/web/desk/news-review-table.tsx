import { waitedLabel } from '#platform/contract/instants.ts';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { DecidedBy } from '#platform/web/table/decided-by.tsx';
import marks from '#platform/web/table/row-subject.module.css';
import { RowSubject } from '#platform/web/table/row-subject.tsx';
import type { NewsQueueRow } from '../../contract/news-review.contract.ts';
import type { NewsReviewTab } from '../../contract/news.words.ts';
import { NewsCover } from '../news-cover.tsx';
import { NewsStatusMark } from './news-status.tsx';

type NewsReviewTableProps = {
  rows: readonly NewsQueueRow[];
  tab: NewsReviewTab;
  currentId: number | undefined;
  onOpen: (id: number) => void;
  /** Ids chosen for a batch; absent where nothing can be decided. */
  chosen?: ReadonlySet<number> | undefined;
  onChoose: (ids: readonly number[], isOn: boolean) => void;
};

const columnsFor = ({ tab, currentId, onOpen }: NewsReviewTableProps): Column<NewsQueueRow>[] => {
  const waits = tab === 'pending' || tab === 'pending2';
  return [
    {
      key: 'title',
      header: '标题',
      cell: (row) => (
        <RowSubject
          isCover
          picture={<NewsCover item={row} />}
          title={row.title}
          note={[row.teamName ?? row.source, row.isRevision && '修改已发布的内容', row.isTop && '置顶中']
            .filter(Boolean)
            .join('，')}
          isCurrent={row.dynamicId === currentId}
          onOpen={() => onOpen(row.dynamicId)}
        />
      ),
    },
    { key: 'category', header: '栏目', isTight: true, cell: ({ dynamicTypeName }) => dynamicTypeName },
    { key: 'writer', header: '撰稿', isTight: true, cell: ({ writerName }) => writerName },
    {
      key: 'waited',
      ...(waits && { sort: 'submittedAt' }),
      header: waits ? '已等' : '状态',
      isTight: true,
      className: ({ isOverdue }) => isOverdue && marks.overdue,
      cell: (row) => (
        <>
          {waits ? (
            waitedLabel(row.waitedMinutes)
          ) : (
            <NewsStatusMark status={row.status} revision={row.desk?.revisionStatus} />
          )}
          {row.isOverdue && <span className="sr">，已超过一个工作日</span>}
        </>
      ),
    },
    ...(waits ? [] : decidedColumns),
  ];
};

const decidedColumns: readonly Column<NewsQueueRow>[] = [
  {
    key: 'decided',
    sort: 'decidedAt',
    header: '处理',
    isTight: true,
    cell: ({ decidedAt, deciderName }) => <DecidedBy name={deciderName} at={decidedAt} />,
  },
  {
    key: 'why',
    header: '意见',
    cell: ({ decidedWhy }) => decidedWhy || '没有另写',
  },
];

/** The queue: what it is, who wrote it, how long it waits; decided ones with who, when and why. */
export const NewsReviewTable = (props: NewsReviewTableProps) => (
  <DataTable
    caption="审核队列"
    cards="flow"
    rows={props.rows}
    keyOf={({ dynamicId }) => dynamicId}
    columns={columnsFor(props)}
    isCurrent={({ dynamicId }) => dynamicId === props.currentId}
    selection={
      props.chosen && {
        idOf: ({ dynamicId }) => dynamicId,
        chosenIds: props.chosen,
        onChoose: props.onChoose,
        labelOf: ({ title }) => `选择${title}`,
        allLabel: '选择本页全部',
      }
    }
  />
);
