import { dayLabel } from '#platform/contract/instants.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { AskFirstButton } from '#platform/web/ui/ask-first-button.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import type { CalendarDay } from '../../contract/site-admin.contract.ts';
import { listWorkCalendarCall, removeWorkCalendarDayCall } from '../site-admin.calls.ts';

type WorkCalendarTableProps = {
  days: readonly CalendarDay[];
  /** Missing for who may only look. */
  onEdit: ((day: CalendarDay) => void) | undefined;
};

const columns: readonly Column<CalendarDay>[] = [
  {
    key: 'day',
    header: '日期',
    isTight: true,
    cell: ({ day }) => <b>{dayLabel(`${day}T00:00:00+08:00`)}</b>,
  },
  { key: 'name', header: '名称', cell: ({ name }) => name },
  {
    key: 'kind',
    header: '当天',
    isTight: true,
    cell: ({ isWorkday }) => (
      <StatusDot tone={isWorkday ? 'run' : 'end'}>{isWorkday ? '工作日' : '休息日'}</StatusDot>
    ),
  },
  { key: 'source', header: '来源', isTight: true, cell: ({ isOwn }) => (isOwn ? '本中心设置' : '法定安排') },
];

/** Days of a year that differ from Monday to Friday. */
export function WorkCalendarTable({ days, onEdit }: WorkCalendarTableProps) {
  return (
    <DataTable
      caption="工作日历"
      rows={days}
      keyOf={({ day }) => day}
      columns={columns}
      acts={onEdit && ((day) => <DayActs day={day} onEdit={onEdit} />)}
    />
  );
}

function DayActs({ day, onEdit }: { day: CalendarDay; onEdit: (day: CalendarDay) => void }) {
  const remove = useOperationCommand(removeWorkCalendarDayCall, { refreshes: [listWorkCalendarCall] });
  return (
    <>
      <Button look="line" size="sm" aria-label={`修改${day.day}`} onClick={() => onEdit(day)}>
        修改
      </Button>
      {!day.isShipped && (
        <AskFirstButton
          look="danger"
          size="sm"
          aria-label={`删除${day.day}`}
          question={{ title: `删除${day.day}“${day.name}”？`, decisiveLabel: '提交删除' }}
          consequence="安全管理员批准后这一天按平常的星期算；批准以前可以在待批申请里撤回。"
          onConfirm={async () => {
            await remove.mutateAsync({ day: day.day });
            showToast({ kind: 'success', text: `已提交删除${day.day}，等安全管理员批准` });
          }}
        >
          删除
        </AskFirstButton>
      )}
    </>
  );
}
