import type { ReactNode } from 'react';
import { hourStates } from '#domains/hours/contract/hours.words.ts';
import type { HourState } from '#domains/hours/contract/hours.words.ts';
import { signUpStates } from '#domains/signups/contract/signups.words.ts';
import type { SignUpState } from '#domains/signups/contract/signups.words.ts';
import { memberRoleLabels } from '#domains/teams/contract/teams.words.ts';
import type { MemberRole } from '#domains/teams/contract/teams.words.ts';
import { hoursLabel } from '#platform/contract/figures.ts';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import list from '#platform/web/list/admin-list.module.css';
import type { VolunteerDetail } from '../../contract/manage-volunteers.contract.ts';
import styles from './manage-volunteer.module.css';

const creditKinds: Record<string, string> = { lateCancel: '临期取消', noShow: '未到场' };
const creditStatuses: Record<string, string> = {
  active: '有效',
  appealed: '申诉中',
  cancelled: '已撤销',
  expired: '已过期',
};

/** What happened lately: sign-ups, hours, teams, credit events; twenty of each. */
export function ManageVolunteerHistory({ volunteer }: { volunteer: VolunteerDetail }) {
  const { signUps, hours, teams, credits } = volunteer;
  return (
    <div className={styles.history}>
      <Part title="最近报名" heads={['活动', '时间', '状态']} isEmpty={signUps.length === 0}>
        {signUps.map((row) => (
          <tr key={row.signUpId}>
            <td>
              <b>{row.title}</b>
              {row.statusReason && <small>{row.statusReason}</small>}
            </td>
            <td className={list.tight}>{dayTimeLabel(row.startsAt)}</td>
            <td className={list.tight}>{signUpStates[row.status as SignUpState] ?? row.status}</td>
          </tr>
        ))}
      </Part>
      <Part title="最近时长" heads={['活动', '服务日期', '时长', '状态']} isEmpty={hours.length === 0}>
        {hours.map((row) => (
          <tr key={row.hourId}>
            <td>{row.activityTitle}</td>
            <td className={list.tight}>{row.serviceOn}</td>
            <td className={list.tight}>{hoursLabel(row.minutes)} 小时</td>
            <td className={list.tight}>{hourStates[row.status as HourState] ?? row.status}</td>
          </tr>
        ))}
      </Part>
      <Part title="所在队伍" heads={['队伍', '身份', '加入时间']} isEmpty={teams.length === 0}>
        {teams.map((row) => (
          <tr key={row.teamId}>
            <td>{row.name}</td>
            <td className={list.tight}>{memberRoleLabels[row.memberRole as MemberRole] ?? row.memberRole}</td>
            <td className={list.tight}>{row.joinedAt?.slice(0, 10) ?? '未记录'}</td>
          </tr>
        ))}
      </Part>
      <Part title="信用记录" heads={['事由', '扣分', '状态', '到期']} isEmpty={credits.length === 0}>
        {credits.map((row) => (
          <tr key={row.creditId}>
            <td>
              {creditKinds[row.kind] ?? row.kind}
              <small>{row.activityTitle}</small>
            </td>
            <td className={list.tight}>{row.points} 分</td>
            <td className={list.tight}>{creditStatuses[row.status] ?? row.status}</td>
            <td className={list.tight}>{row.expiresAt.slice(0, 10)}</td>
          </tr>
        ))}
      </Part>
    </div>
  );
}

type PartProps = { title: string; heads: readonly string[]; isEmpty: boolean; children: ReactNode };

function Part({ title, heads, isEmpty, children }: PartProps) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {isEmpty ? (
        <p>还没有记录</p>
      ) : (
        <div className={list.scroll}>
          <table className={`tbl ${list.list}`}>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head}>{head}</th>
                ))}
              </tr>
            </thead>
            <tbody>{children}</tbody>
          </table>
        </div>
      )}
    </section>
  );
}
