import { teamProfileWarnings } from '#domains/teams/contract/teams.words.ts';
import { carryToast } from '#platform/web/carried-toast.ts';
import type { LoginInfo } from '#platform/web/session/session-cookies.ts';

/** What a team should still fill in (requirements.md 5): first the founding day, else the logo. */
export function teamReminder({ userType, birthday, iconUrl }: LoginInfo): string | undefined {
  if (userType !== 1) return undefined;
  if (!birthday) return teamProfileWarnings.birthday;
  return iconUrl ? undefined : teamProfileWarnings.logo;
}

/** Tells a team with an unfinished profile on the next document; everybody else is told nothing. */
export function remindTeam(info: LoginInfo): void {
  const reminder = teamReminder(info);
  if (reminder) carryToast({ kind: 'warning', text: reminder });
}
