import { Link } from 'react-router';
import { hoursLabel } from '#platform/contract/figures.ts';
import { dayLabel, dayTimeLabel } from '#platform/contract/instants.ts';
import { Seal } from '#platform/web/ui/seal.tsx';
import type { MyMembershipView } from '../../contract/my-teams.contract.ts';
import { memberRoleLabels } from '../../contract/teams.words.ts';
import { MemberStatusDot } from '../members/member-labels.tsx';
import styles from './my-team-list.module.css';

const myTeamPath = (teamUserId: number): string => `/usercenter/index/myteam/detail/${teamUserId}`;

/** One's teams as rows that lead to their page; each says how one stands with it and what counts. */
export function MyTeamList({ teams }: { teams: readonly MyMembershipView[] }) {
  return (
    <ul className={styles.list}>
      {teams.map((team) => (
        <li key={team.teamUserId}>
          <Link className={styles.row} to={myTeamPath(team.teamUserId)}>
            <Seal
              name={team.shortName || team.name}
              kind={team.category}
              recordKey={`team:${team.teamId}`}
              src={team.iconUrl ?? undefined}
              char={team.sealChar ?? undefined}
              size="lg"
            />
            <span className={styles.text}>
              <MemberStatusDot status={team.status} />
              <b>{team.name}</b>
              <small>{subtitleOf(team)}</small>
            </span>
            <span className={styles.side}>
              <SideNote team={team} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function subtitleOf(team: MyMembershipView): string {
  if (team.status === 'active' || team.status === 'paused')
    return [memberRoleLabels[team.memberRole], team.groupName, team.areaName].filter(Boolean).join(' · ');
  if (team.status === 'applied') return `${dayLabel(team.createdAt)} 提交申请`;
  if (team.status === 'offline') return '名单里有你的姓名和手机号';
  return team.endReason ?? team.areaName;
}

function SideNote({ team }: { team: MyMembershipView }) {
  if (team.isCaptainOffered) return <b className={styles.urgent}>请你担任队长</b>;
  if (team.status === 'invited' && team.invitedUntil)
    return <span className={styles.urgent}>请在 {dayTimeLabel(team.invitedUntil)} 前答复</span>;
  if (team.status === 'offline') return <span className={styles.urgent}>等你认领</span>;
  if (team.status === 'applied') return <span>等待队伍审核</span>;
  return (
    <>
      <b className="num">{hoursLabel(team.teamMinutes)}</b>
      <span>队内服务小时</span>
    </>
  );
}
