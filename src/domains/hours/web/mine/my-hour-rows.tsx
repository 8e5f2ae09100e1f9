import { QueryPanel } from '#platform/web/list/query-panel.tsx';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { listMyHoursCall } from '../hours.calls.ts';
import { MyHourList } from './my-hour-list.tsx';

/** My records of one activity: minutes exactly, how they are proved, when they count, and what I can say against them. */
export function MyHourRows({ activityId }: { activityId: number }) {
  const hours = useOperationQuery(listMyHoursCall, { activityId, pageSize: 50 }, { reportedBy: 'form' });
  return (
    <QueryPanel query={hours} title="服务时长">
      {(rows) => <MyHourList hours={rows} />}
    </QueryPanel>
  );
}
