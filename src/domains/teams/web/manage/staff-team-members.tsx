import type { TeamForStaff } from '../../contract/manage-teams.contract.ts';
import { memberRoleLabels } from '../../contract/teams.words.ts';
import { MemberStatusDot } from '../members/member-labels.tsx';
import styles from './staff-team.module.css';

/** Who leads a team and who joined last; phones masked. */
export const StaffTeamMembers = ({ team: { members, memberCount } }: { team: TeamForStaff }) => (
  <section className={styles.section}>
    <h3>成员 {memberCount} 人</h3>
    {members.length === 0 && <p>还没有队员</p>}
    <ul className={styles.lines}>
      {members.map((member) => (
        <li key={member.teamUserId}>
          <b>{member.name}</b>
          <span>{memberRoleLabels[member.memberRole]}</span>
          <MemberStatusDot status={member.status} />
          <small>
            {[member.mobileMasked, member.joinedAt && `${member.joinedAt.slice(0, 10)} 加入`]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </li>
      ))}
    </ul>
  </section>
);
