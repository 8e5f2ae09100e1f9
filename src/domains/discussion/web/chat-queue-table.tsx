import { agoLabel } from '#platform/contract/instants.ts';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { DecidedBy } from '#platform/web/table/decided-by.tsx';
import { RowSubject } from '#platform/web/table/row-subject.tsx';
import { chatBadgeLabels, chatKindLabels, type ReviewTab } from '../contract/discussion.words.ts';
import type { ChatQueueRow } from '../contract/review.contract.ts';
import styles from './chat-queue.module.css';

type ChatQueueTableProps = {
  rows: readonly ChatQueueRow[];
  now: Date;
  tab: ReviewTab;
  currentId: number | undefined;
  onOpen: (chatId: number) => void;
  /** Ids chosen for a batch. */
  chosen: ReadonlySet<number>;
  onChoose: (ids: readonly number[], isOn: boolean) => void;
};

/** Letters of a post that stand in its row; the whole of it stands beside. */
const mostShown = 60;

const columnsFor = ({
  now,
  tab,
  currentId,
  onOpen,
}: ChatQueueTableProps): readonly (Column<ChatQueueRow> | false)[] => [
  {
    key: 'content',
    header: '发言',
    cell: ({ chatId, content, authorName, authorKind, kind }) => (
      <RowSubject
        title={content.length > mostShown ? `${content.slice(0, mostShown)}…` : content}
        note={`${authorName}，${chatBadgeLabels[authorKind]}，${chatKindLabels[kind]}`}
        isCurrent={chatId === currentId}
        onOpen={() => onOpen(chatId)}
      />
    ),
  },
  {
    key: 'activity',
    header: '活动',
    cell: ({ activityTitle, teamName }) => (
      <>
        {activityTitle}
        <small>{teamName}</small>
      </>
    ),
  },
  {
    key: 'reports',
    sort: 'reportCount',
    header: '举报',
    isNumeric: true,
    isTight: true,
    cell: ({ reportCount }) => (reportCount > 0 ? `${reportCount} 人` : '没有'),
  },
  {
    key: 'createdAt',
    sort: 'createdAt',
    header: '发言时间',
    isTight: true,
    cell: ({ createdAt }) => agoLabel(createdAt, now),
  },
  {
    key: 'note',
    header: '原因',
    className: styles.note,
    cell: ({ note, reports }) => note ?? reports[0] ?? '',
  },
  tab === 'hidden' && {
    key: 'decided',
    header: '处理',
    isTight: true,
    cell: ({ decidedAt, deciderName }) => <DecidedBy name={deciderName} at={decidedAt} />,
  },
];

/** Posts that staff decide on: what was written, at which activity, and why it waits; hidden ones with who hid them and when. */
export const ChatQueueTable = (props: ChatQueueTableProps) => (
  <DataTable
    caption="发言"
    cards="flow"
    rows={props.rows}
    keyOf={({ chatId }) => chatId}
    columns={columnsFor(props)}
    isCurrent={({ chatId }) => chatId === props.currentId}
    selection={{
      idOf: ({ chatId }) => chatId,
      chosenIds: props.chosen,
      onChoose: props.onChoose,
      labelOf: ({ authorName }) => `选择${authorName}的发言`,
      allLabel: '选择本页全部',
    }}
  />
);
