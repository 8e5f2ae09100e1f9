import { ArrowLeftRight, ContactRound, UsersRound } from 'lucide-react';
import { type MenuItem, MenuButton } from '#platform/web/floating/menu.tsx';
import { setActingFor } from '#platform/web/session/acting-for.ts';
import { centreOf } from '#platform/web/session/centres.ts';
import styles from './team-switch.module.css';
import { useLedTeams } from './use-led-team.ts';

/** In the head of both centres: a volunteer changes between their own centre and the teams that they lead; nothing for anybody else. */
export function TeamSwitch() {
  const { teams, current } = useLedTeams();
  if (teams.length === 0) return null;
  const items: MenuItem[] = [
    ...(current ? [{ label: '个人中心', icon: ContactRound, onPress: goHome }] : []),
    ...teams
      .filter((team) => team !== current)
      .map(({ teamId, name, shortName, roleLabel }) => ({
        label: `队伍 ${shortName || name} · ${roleLabel}`,
        icon: UsersRound,
        onPress: () => goToTeam(teamId),
      })),
  ];
  return (
    <MenuButton label="切换身份" items={items} className={styles.switch}>
      <ArrowLeftRight className="ic" aria-hidden />
      <span className="only-d">切换身份</span>
    </MenuButton>
  );
}

const goHome = (): void => location.assign(centreOf(2).home);

function goToTeam(teamId: number): void {
  setActingFor(teamId);
  location.assign(centreOf(1).home);
}

/** As whom the person acts for the team, under its name: 周敏 · 管理员. */
export function LeadingAs({ name }: { name: string }) {
  const { current } = useLedTeams();
  return current ? (
    <small className={styles.as}>
      {name} · {current.roleLabel}
    </small>
  ) : null;
}
