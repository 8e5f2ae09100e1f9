import { Link } from 'react-router';
import { hoursLabel } from '#platform/contract/figures.ts';
import { dateLabel, dayTimeLabel, startOfDay } from '#platform/contract/instants.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { Mark } from '#platform/web/ui/mark.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import type { TeamUserView } from '../../contract/members.contract.ts';
import { joinWayLabels, type MemberAct, memberActs } from '../../contract/members.words.ts';
import { memberRoleLabels } from '../../contract/teams.words.ts';
import { MemberStatusDot } from './member-labels.tsx';
import { memberPaths } from './member-paths.ts';

type MemberTableProps = {
  rows: readonly TeamUserView[];
  chosenIds: ReadonlySet<number>;
  onChoose: (teamUserIds: readonly number[], isOn: boolean) => void;
  onAct: (act: MemberAct, row: TeamUserView) => void;
  isBusy: boolean;
};

/** Acts that a row offers by itself; the rest stand on the member's page. */
const rowActs: readonly MemberAct[] = ['approve', 'reject', 'edit', 'resume', 'revoke', 'remove'];

const Person = ({ row }: { row: TeamUserView }) => (
  <div className="who">
    <Avatar
      personKey={String(row.volunteerId ?? `offline-${row.teamUserId}`)}
      gender={row.gender ?? undefined}
    />
    <span>
      <b>
        <Link to={memberPaths.detail(row.teamUserId)}>{row.name}</Link>
        {row.isMinor && <Mark>未成年</Mark>}
        {row.volunteerId !== null && !row.isVerified && <Mark>未实名</Mark>}
        {row.tags.map((tag) => (
          <Mark key={tag}>{tag}</Mark>
        ))}
      </b>
      <span>{row.mobileMasked ?? '没有手机号'}</span>
    </span>
  </div>
);

function standingOf(row: TeamUserView): string {
  if (row.isCaptainOffered) return '队长移交待接受';
  if (row.status === 'invited' && row.invitedUntil) return `${dayTimeLabel(row.invitedUntil)} 前答复`;
  if (row.status === 'applied') return row.applyMessage;
  return row.endReason ?? '';
}

const columns: readonly Column<TeamUserView>[] = [
  { key: 'name', header: '姓名', cell: (row) => <Person row={row} /> },
  {
    key: 'role',
    header: '角色与小组',
    isBareOnCard: true,
    cell: ({ memberRole, groupName, memberNo }) => (
      <>
        {memberRoleLabels[memberRole]}
        <small>{[groupName, memberNo].filter(Boolean).join(' · ')}</small>
      </>
    ),
  },
  {
    key: 'status',
    header: '状态',
    isBesideName: true,
    cell: (row) => (
      <>
        <MemberStatusDot status={row.status} />
        <small>{standingOf(row)}</small>
      </>
    ),
  },
  {
    key: 'joined',
    header: '加入',
    isTight: true,
    cell: ({ joinedAt, createdAt, joinWay }) => (
      <>
        {dateLabel(joinedAt ?? createdAt)}
        <small>{joinWayLabels[joinWay]}</small>
      </>
    ),
  },
  {
    key: 'hours',
    header: '队内时长',
    isNumeric: true,
    isTight: true,
    cell: ({ teamMinutes, lastServiceOn }) => (
      <>
        <b>{hoursLabel(teamMinutes)}</b>
        <small>{lastServiceOn ? `最近 ${dateLabel(startOfDay(lastServiceOn))}` : '还没有服务'}</small>
      </>
    ),
  },
];

/** Members as a table, as cards on phones; every row offers what the server says may be done with it. */
export const MemberTable = ({ rows, chosenIds, onChoose, onAct, isBusy }: MemberTableProps) => (
  <DataTable
    caption="成员"
    isInset
    cards="flow"
    rows={rows}
    keyOf={({ teamUserId }) => teamUserId}
    columns={columns}
    acts={(row) =>
      rowActs
        .filter((act) => row.canDo.includes(act))
        .map((act) => (
          <Button
            key={act}
            size="sm"
            look={act === 'approve' ? 'soft' : 'line'}
            aria-label={`${memberActs[act]}${row.name}`}
            disabled={isBusy}
            onClick={() => onAct(act, row)}
          >
            {memberActs[act]}
          </Button>
        ))
    }
    selection={{
      idOf: ({ teamUserId }) => teamUserId,
      chosenIds,
      onChoose,
      labelOf: ({ name }) => `选择${name}`,
      allLabel: '选择本页全部成员',
      canChoose: ({ canDo }) => canDo.length > 0,
      isMarked: true,
    }}
  />
);
