import { QueryPanel } from '#platform/web/list/query-panel.tsx';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { listMyHoursCall, listMyVisitHoursCall } from '../hours.calls.ts';
import { MyHourList } from './my-hour-list.tsx';

const title = '服务时长';

/** My records of one activity: minutes exactly, how they are proved, when they count, and what I can say against them. */
export function MyHourRows({ activityId }: { activityId: number }) {
  const hours = useOperationQuery(listMyHoursCall, { activityId, pageSize: 50 }, { reportedBy: 'form' });
  return (
    <QueryPanel query={hours} title={title}>
      {(rows) => <MyHourList hours={rows} />}
    </QueryPanel>
  );
}

/** The same of one visit to a job. */
export function MyVisitHourRows({ assignmentId }: { assignmentId: number }) {
  const hours = useOperationQuery(
    listMyVisitHoursCall,
    { assignmentId, pageSize: 50 },
    { reportedBy: 'form' },
  );
  return (
    <QueryPanel query={hours} title={title}>
      {(rows) => <MyHourList hours={rows} />}
    </QueryPanel>
  );
}
