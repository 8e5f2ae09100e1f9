import { starNames } from '#domains/volunteers/contract/volunteers.words.ts';
import { hoursLabel } from '#platform/contract/figures.ts';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { RowSubject } from '#platform/web/table/row-subject.tsx';
import type { StaffStar } from '../../contract/stars.contract.ts';

type StarTableProps = {
  rows: readonly StaffStar[];
  currentId: number | undefined;
  onOpen: (starId: number) => void;
  /** Ids chosen for a batch; absent where nothing is confirmed. */
  chosen?: ReadonlySet<number> | undefined;
  onChoose: (ids: readonly number[], isOn: boolean) => void;
};

export const starName = (level: number): string => starNames[level - 1] ?? '未评';

/** Share of what counts that grades A and B prove, as whole percent. */
export const provedShare = ({ minutes, wellProvedMinutes }: StaffStar): string =>
  minutes === 0 ? '0%' : `${Math.floor((wellProvedMinutes / minutes) * 100)}%`;

const columnsFor = ({ currentId, onOpen }: StarTableProps): Column<StaffStar>[] => [
  {
    key: 'who',
    header: '志愿者',
    cell: (row) => (
      <RowSubject
        title={row.volunteerName}
        note={row.volunteerNo}
        isCurrent={row.starId === currentId}
        onOpen={() => onOpen(row.starId)}
      />
    ),
  },
  {
    key: 'level',
    header: '星级',
    isTight: true,
    cell: ({ state, level, levelNow }) =>
      state === 'awarded' ? starName(level) : `${starName(levelNow)} → ${starName(level)}`,
  },
  { key: 'hours', header: '已生效小时', isNumeric: true, cell: ({ minutes }) => hoursLabel(minutes) },
  { key: 'proved', header: 'A、B 占比', isNumeric: true, cell: provedShare },
  { key: 'check', header: '核对', cell: checkWords },
];

/** What a reviewer is to know before opening the row. */
function checkWords({
  state,
  obstacle,
  disputedMinutes,
  reason,
  publicityEndsAt,
  awardedAt,
  shortSince,
  firstConfirmerName,
}: StaffStar) {
  if (state === 'candidate' && firstConfirmerName && !obstacle)
    return `${firstConfirmerName}已确认，等第二人`;
  if (shortSince) return `${dayTimeLabel(shortSince)} 起时长不足`;
  if (state === 'awarded') return awardedAt && `${dayTimeLabel(awardedAt)} 授星`;
  if (state === 'publicity') return publicityEndsAt && `${dayTimeLabel(publicityEndsAt)} 公示结束`;
  if (state === 'objected') return '有异议待答复';
  if (obstacle) return obstacle;
  if (state === 'held') return `暂缓：${reason ?? ''}`;
  return disputedMinutes > 0 ? `${hoursLabel(disputedMinutes)} 小时在异议中，没有算进来` : '都符合';
}

/** Stars of one of the desk's lists; who cannot be chosen says why. */
export const StarTable = (props: StarTableProps) => (
  <DataTable
    caption="星级"
    rows={props.rows}
    keyOf={({ starId }) => starId}
    columns={columnsFor(props)}
    isCurrent={({ starId }) => starId === props.currentId}
    selection={
      props.chosen && {
        idOf: ({ starId }) => starId,
        chosenIds: props.chosen,
        onChoose: props.onChoose,
        labelOf: ({ volunteerName }) => `选择${volunteerName}`,
        allLabel: '选择本页全部',
        canChoose: ({ obstacle }) => obstacle === null,
        isMarked: true,
      }
    }
  />
);
