import { dayTimeLabel } from '#platform/contract/instants.ts';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { CalendarChange } from '../../contract/site-admin.contract.ts';

/** Changes of the calendar that wait for the security administrator; who asked for one withdraws it in 待批申请. */
export function WorkCalendarChanges({ changes }: { changes: readonly CalendarChange[] }) {
  return changes.map(({ approvalId, title, askedBy, askedAt, isOwn }) => (
    <Notice key={approvalId} kind="info">
      <span>
        {title}：{askedBy} {dayTimeLabel(askedAt)} 提交，等安全管理员批准。批准后只影响以后开始的公示和时限。
      </span>
      {isOwn && (
        <ButtonLink look="line" size="sm" to="/system/requests">
          查看或撤回
        </ButtonLink>
      )}
    </Notice>
  ));
}
