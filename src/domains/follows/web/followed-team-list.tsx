import { dayLabel } from '#platform/contract/instants.ts';
import { Seal } from '#platform/web/ui/seal.tsx';
import type { FollowedTeamView } from '../contract/follows.contract.ts';
import { FollowButton } from './follow-button.tsx';
import styles from './followed-team-list.module.css';

/** Followed teams, each with what it has ahead; one that is left stays in its place until the page is left. */
export function FollowedTeamList({ teams }: { teams: readonly FollowedTeamView[] }) {
  return (
    <ul className={styles.list}>
      {teams.map((team) => (
        <li key={team.teamId} className={styles.row}>
          <Seal
            name={team.shortName || team.name}
            kind={team.category}
            recordKey={`team:${team.teamId}`}
            src={team.iconUrl ?? undefined}
            char={team.sealChar ?? undefined}
            size="lg"
          />
          <div className={styles.text}>
            <a href={`/user-index/teamDetail/${team.teamId}`}>{team.name}</a>
            <small>
              {[team.areaName, `${dayLabel(team.followedAt)} 起关注`].filter(Boolean).join(' · ')}
            </small>
            <small>{aheadLine(team)}</small>
          </div>
          <FollowButton kind="team" id={team.teamId} isOn look="block" />
        </li>
      ))}
    </ul>
  );
}

function aheadLine({ isActive, aheadCount }: FollowedTeamView): string {
  if (!isActive) return '这支队伍已暂停或解散，恢复后才有新活动';
  return aheadCount > 0
    ? `${aheadCount} 场活动还没开始或还能报名`
    : '眼下没有新活动，有了每天 18:00 后发消息给你';
}
