import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { agoLabel } from '#platform/contract/instants.ts';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { needTypes } from '../../contract/needs.words.ts';
import { aboutLabel, leadLabel } from '../../contract/service-menu.labels.ts';
import type { StaffServiceItem } from '../../contract/service-menu.contract.ts';
import { serviceItemStatusLabels } from '../../contract/service-menu.words.ts';

type ServiceItemsTableProps = {
  items: readonly StaffServiceItem[];
  now: Date;
  onEdit: (item: StaffServiceItem) => void;
  onReview: (item: StaffServiceItem) => void;
};

const columnsAt = (now: Date): readonly Column<StaffServiceItem>[] => [
  {
    key: 'name',
    header: '服务',
    cell: ({ name, summary }) => (
      <>
        <b>{name}</b>
        <small>{summary}</small>
      </>
    ),
  },
  { key: 'type', header: '类型', isTight: true, cell: ({ needType }) => needTypes[needType].label },
  {
    key: 'time',
    header: '时长和提前',
    isTight: true,
    cell: ({ minutes, leadDays }) => `${aboutLabel(minutes)}，提前 ${leadLabel(leadDays)}`,
  },
  { key: 'teams', header: '队伍', cell: ({ offers }) => teamWords(offers) },
  {
    key: 'orders',
    header: '点过',
    isTight: true,
    isNumeric: true,
    cell: ({ orderCount }) => `${orderCount} 次`,
  },
  {
    key: 'status',
    header: '状态',
    isTight: true,
    cell: ({ status, updatedAt }) => {
      const label = serviceItemStatusLabels[status];
      return (
        <>
          <StatusDot tone={stateTone(label)}>{label}</StatusDot>
          <small>{agoLabel(updatedAt, now)}</small>
        </>
      );
    },
  },
];

function teamWords(offers: StaffServiceItem['offers']): string {
  const on = offers.filter(({ status }) => status === 'on').length;
  const waiting = offers.filter(({ status }) => status === 'pending').length;
  return (
    [on > 0 && `${on} 支接单中`, waiting > 0 && `${waiting} 支待审核`].filter(Boolean).join('，') ||
    '没有队伍'
  );
}

/** Services before staff, with the teams that offer them or ask to. */
export const ServiceItemsTable = ({ items, now, onEdit, onReview }: ServiceItemsTableProps) => (
  <DataTable
    caption="服务菜单"
    rows={items}
    keyOf={({ serviceItemId }) => serviceItemId}
    columns={columnsAt(now)}
    acts={(item) => (
      <>
        <Button look="line" size="sm" onClick={() => onReview(item)}>
          队伍
        </Button>
        <Button look="line" size="sm" onClick={() => onEdit(item)}>
          编辑
        </Button>
      </>
    )}
  />
);
