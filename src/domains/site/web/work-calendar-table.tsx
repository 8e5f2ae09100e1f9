import { dayLabel } from '#platform/contract/instants.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import list from '#platform/web/list/admin-list.module.css';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { CalendarDay } from '../contract/site-admin.contract.ts';
import { listWorkCalendarCall, removeWorkCalendarDayCall } from './site-admin.calls.ts';

type WorkCalendarTableProps = {
  days: readonly CalendarDay[];
  /** Missing for who may only look. */
  onEdit: ((day: CalendarDay) => void) | undefined;
};

/** Days of a year that differ from Monday to Friday. */
export function WorkCalendarTable({ days, onEdit }: WorkCalendarTableProps) {
  return (
    <div className={list.scroll}>
      <table className={`tbl ${list.list}`}>
        <thead>
          <tr>
            <th>日期</th>
            <th>名称</th>
            <th>当天</th>
            <th>来源</th>
            {onEdit && <th>操作</th>}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.day}>
              <td className={list.tight}>
                <b>{dayLabel(`${day.day}T00:00:00+08:00`)}</b>
              </td>
              <td>{day.name}</td>
              <td className={list.tight}>
                <StatusDot tone={day.isWorkday ? 'run' : 'end'}>
                  {day.isWorkday ? '工作日' : '休息日'}
                </StatusDot>
              </td>
              <td className={list.tight}>{day.isOwn ? '本中心设置' : '法定安排'}</td>
              {onEdit && <DayActs day={day} onEdit={onEdit} />}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DayActs({ day, onEdit }: { day: CalendarDay; onEdit: (day: CalendarDay) => void }) {
  const remove = useOperationCommand(removeWorkCalendarDayCall, { refreshes: [listWorkCalendarCall] });
  return (
    <td>
      <span className={list.acts}>
        <Button look="line" size="sm" aria-label={`修改${day.day}`} onClick={() => onEdit(day)}>
          修改
        </Button>
        {!day.isShipped && (
          <Button
            look="danger"
            size="sm"
            aria-label={`删除${day.day}`}
            disabled={remove.isPending}
            onClick={() =>
              remove.mutate(
                { day: day.day },
                {
                  onSuccess: () =>
                    showToast({ kind: 'success', text: `已提出删除${day.day}，等另一位管理员确认` }),
                },
              )
            }
          >
            删除
          </Button>
        )}
      </span>
    </td>
  );
}
