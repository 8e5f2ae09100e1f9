import { Link } from 'react-router';
import { hoursLabel } from '#platform/contract/figures.ts';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import people from '#platform/web/list/people-table.module.css';
import { RowTick } from '#platform/web/list/row-tick.tsx';
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

/** Members as a table, as cards on phones; every row offers what the server says may be done with it. */
export function MemberTable(props: MemberTableProps) {
  const { rows, chosenIds, onChoose } = props;
  const batchable = rows.filter(({ canDo }) => canDo.length > 0).map(({ teamUserId }) => teamUserId);
  const isAll = batchable.length > 0 && batchable.every((id) => chosenIds.has(id));
  return (
    <div className={people.wrap}>
      <table className={`tbl ${people.table} ${people.ticked}`}>
        <thead>
          <tr>
            <th scope="col">
              <RowTick
                label="选择本页全部成员"
                isOn={isAll}
                isPartly={!isAll && batchable.some((id) => chosenIds.has(id))}
                isDisabled={batchable.length === 0}
                onToggle={(isOn) => onChoose(batchable, isOn)}
              />
            </th>
            <th scope="col">姓名</th>
            <th scope="col">角色与小组</th>
            <th scope="col">状态</th>
            <th scope="col">加入</th>
            <th scope="col" className="r">
              队内时长
            </th>
            <th scope="col" className="r">
              操作
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <MemberRow key={row.teamUserId} row={row} {...props} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function MemberRow({ row, chosenIds, onChoose, onAct, isBusy }: MemberTableProps & { row: TeamUserView }) {
  const isChosen = chosenIds.has(row.teamUserId);
  return (
    <tr className={isChosen ? 'sel' : undefined}>
      <td>
        {row.canDo.length > 0 && (
          <RowTick
            label={`选择${row.name}`}
            isOn={isChosen}
            onToggle={(isOn) => onChoose([row.teamUserId], isOn)}
          />
        )}
      </td>
      <td>
        <Person row={row} />
      </td>
      <td data-label="角色">
        {memberRoleLabels[row.memberRole]}
        <span className={people.sub}>{[row.groupName, row.memberNo].filter(Boolean).join(' · ')}</span>
      </td>
      <td data-label="状态">
        <MemberStatusDot status={row.status} />
        <span className={people.sub}>{standingOf(row)}</span>
      </td>
      <td data-label="加入">
        {(row.joinedAt ?? row.createdAt).slice(0, 10)}
        <span className={people.sub}>{joinWayLabels[row.joinWay]}</span>
      </td>
      <td data-label="队内时长" className="r">
        <b>{hoursLabel(row.teamMinutes)}</b>
        <span className={people.sub}>{row.lastServiceOn ? `最近 ${row.lastServiceOn}` : '还没有服务'}</span>
      </td>
      <td className="r">
        <span className={people.acts}>
          {rowActs
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
            ))}
        </span>
      </td>
    </tr>
  );
}

const Person = ({ row }: { row: TeamUserView }) => (
  <div className="who">
    <Avatar
      personKey={String(row.volunteerId ?? `offline-${row.teamUserId}`)}
      gender={row.gender ?? undefined}
    />
    <span>
      <b>
        <Link to={memberPaths.detail(row.teamUserId)}>{row.name}</Link>
        {row.isMinor && <span className={people.mark}>未成年</span>}
        {row.volunteerId !== null && !row.isVerified && <span className={people.mark}>未实名</span>}
        {row.tags.map((tag) => (
          <span key={tag} className={people.mark}>
            {tag}
          </span>
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
