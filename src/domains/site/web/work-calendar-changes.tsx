import { dayLabel, dayTimeLabel } from '#platform/contract/instants.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import list from '#platform/web/list/admin-list.module.css';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { CalendarChange } from '../contract/site-admin.contract.ts';
import { decideWorkCalendarChangeCall, listWorkCalendarCall } from './site-admin.calls.ts';

const wishOf = ({ isWorkday, name }: CalendarChange): string => {
  if (isWorkday === null) return `删除“${name}”`;
  return `${isWorkday ? '改为工作日' : '改为休息日'}，${name}`;
};

/** Changes of the calendar that wait for a second person: who proposed one may withdraw it, somebody else confirms it. */
export function WorkCalendarChanges({
  changes,
  mayEdit,
}: {
  changes: readonly CalendarChange[];
  mayEdit: boolean;
}) {
  const decide = useOperationCommand(decideWorkCalendarChangeCall, { refreshes: [listWorkCalendarCall] });
  const end = ({ changeId, day }: CalendarChange, verdict: 'apply' | 'decline', done: string): void =>
    decide.mutate(
      { changeId, verdict },
      { onSuccess: () => showToast({ kind: 'success', text: `${day}${done}` }) },
    );
  return changes.map((change) => (
    <Notice key={change.changeId} kind="info">
      <span>
        {dayLabel(`${change.day}T00:00:00+08:00`)}
        {wishOf(change)}：{change.proposedBy} {dayTimeLabel(change.proposedAt)}
        提出，等另一位管理员确认。确认后只影响以后开始的公示和时限。
      </span>
      {mayEdit && (
        <span className={list.acts}>
          {!change.isOwn && (
            <Button
              look="primary"
              size="sm"
              aria-label={`确认${change.day}的变更`}
              disabled={decide.isPending}
              onClick={() => end(change, 'apply', '的变更已生效')}
            >
              确认
            </Button>
          )}
          <Button
            look="line"
            size="sm"
            aria-label={`${change.isOwn ? '撤回' : '不同意'}${change.day}的变更`}
            disabled={decide.isPending}
            onClick={() => end(change, 'decline', change.isOwn ? '的变更已撤回' : '的变更未被同意')}
          >
            {change.isOwn ? '撤回' : '不同意'}
          </Button>
        </span>
      )}
    </Notice>
  ));
}
