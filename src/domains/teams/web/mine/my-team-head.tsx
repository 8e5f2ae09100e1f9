import { hoursLabel } from '#platform/contract/figures.ts';
import { dateLabel, dayTimeLabel } from '#platform/contract/instants.ts';
import { Seal } from '#platform/web/ui/seal.tsx';
import { ButtonAnchor } from '#platform/web/ui/button.tsx';
import type { MyMembershipDetail } from '../../contract/my-teams.contract.ts';
import { joinFaces } from '../../contract/members.words.ts';
import { memberRoleLabels } from '../../contract/teams.words.ts';
import { MemberStatusDot } from '../members/member-labels.tsx';
import { MyTeamActs } from './my-team-acts.tsx';
import styles from './my-team-detail.module.css';

/** How one stands with a team: role, hours in it, who leads it, and what can be done. */
export function MyTeamHead({ team }: { team: MyMembershipDetail }) {
  return (
    <section className="panel" aria-label="我在队里">
      <header className={styles.head}>
        <Seal
          name={team.shortName || team.name}
          kind={team.category}
          recordKey={`team:${team.teamId}`}
          src={team.iconUrl ?? undefined}
          char={team.sealChar ?? undefined}
          size="xl"
        />
        <div>
          <MemberStatusDot status={team.status} />
          <h1>{team.name}</h1>
          {team.slogan && <p className="txt2">{team.slogan}</p>}
        </div>
        <div className={styles.acts}>
          <MyTeamActs team={team} />
          <ButtonAnchor look="line" href={`/user-index/teamDetail/${team.teamId}`}>
            队伍主页
          </ButtonAnchor>
        </div>
      </header>
      <dl className={styles.facts}>
        {factsOf(team).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function factsOf(team: MyMembershipDetail): [string, string][] {
  const isIn = team.status === 'active' || team.status === 'paused';
  const facts: [string, string | null][] = [
    ['我的角色', isIn ? memberRoleLabels[team.memberRole] : null],
    ['小组', team.groupName || null],
    ['队员编号', team.memberNo],
    ['队内服务时长', isIn ? `${hoursLabel(team.teamMinutes)} 小时` : null],
    ['服务次数', isIn ? `${team.serviceCount} 次` : null],
    ['最近一次服务', team.lastServiceOn],
    ['加入时间', team.joinedAt && dateLabel(team.joinedAt)],
    ['答复截止', team.status === 'invited' && team.invitedUntil ? dayTimeLabel(team.invitedUntil) : null],
    ['认领', team.status === 'offline' ? joinFaces.claim : null],
    ['提交申请', team.status === 'applied' ? dayTimeLabel(team.createdAt) : null],
    ['申请说明', team.applyMessage || null],
    ['结束时间', team.leftAt && dateLabel(team.leftAt)],
    ['原因', team.endReason],
    ['队长', team.captainName],
    ['队伍联系人', team.contactPhone && `${team.contactName ?? ''} ${team.contactPhone}`],
    ['在队人数', `${team.memberCount} 人`],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}
