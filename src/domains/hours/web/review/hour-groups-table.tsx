import { Link } from 'react-router';
import { hoursLabel } from '#platform/contract/figures.ts';
import { agoLabel } from '#platform/contract/instants.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import type { listHourGroupsCall } from '../hours.calls.ts';

type HourGroup = RemoteResult<typeof listHourGroupsCall>['list'][number];
type HourGroupsTableProps = {
  rows: readonly HourGroup[];
  now: Date;
  /** Address of the records of one activity, or of the visits of one team or the claims made to it. */
  hrefOf: (group: HourGroup) => string;
};

const columns = ({ now, hrefOf }: HourGroupsTableProps): readonly Column<HourGroup>[] => [
  {
    key: 'activity',
    header: '活动',
    cell: (group) => (
      <>
        <Link to={hrefOf(group)}>{group.activityTitle}</Link>
        <small>{group.teamName}</small>
      </>
    ),
  },
  {
    key: 'count',
    header: '待审核',
    isNumeric: true,
    isTight: true,
    cell: ({ recordCount, minutes }) => (
      <>
        <b className="num">{recordCount}</b> 条<small>{hoursLabel(minutes)} 小时</small>
      </>
    ),
  },
  {
    key: 'grades',
    header: '证据',
    cell: ({ grades }) =>
      Object.entries(grades)
        .filter(([, count]) => count > 0)
        .map(([grade, count]) => `${grade} 级 ${count} 条`)
        .join('，'),
  },
  {
    key: 'since',
    header: '最早提交',
    isTight: true,
    cell: ({ waitingSince }) => agoLabel(waitingSince, now),
  },
];

/** What waits at the centre, one row an activity, a team's visits or the claims made to it: each opens its records with the evidence beside them. */
export const HourGroupsTable = (props: HourGroupsTableProps) => (
  <DataTable
    caption="等待审核的活动"
    cards="flow"
    rows={props.rows}
    keyOf={({ activityId, teamId, isOfClaims }) =>
      activityId ?? `${isOfClaims ? 'claims' : 'visits'}${teamId}`
    }
    columns={columns(props)}
  />
);
