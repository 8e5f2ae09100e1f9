import { minuteMs } from '#platform/contract/durations.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { actingFor } from '#platform/web/session/acting-for.ts';
import { readUserType } from '#platform/web/session/session-cookies.ts';
import type { LedTeam } from '../../contract/lead.contract.ts';
import { listLedTeamsCall } from '../teams.calls.ts';

/** The teams that the person leads, and the one that this page acts for; none for a team's own account. */
export function useLedTeams(): { teams: readonly LedTeam[]; current: LedTeam | undefined } {
  const isVolunteer = readUserType() === 2;
  const led = useOperationQuery(listLedTeamsCall, {}, { staleMs: minuteMs, enabled: isVolunteer });
  const teams = (isVolunteer && led.data?.list) || [];
  return { teams, current: teams.find(({ teamId }) => teamId === actingFor()) };
}

/** Whether the page is that of a 领队, who leaves to managers what is theirs (`ledBy`). */
export const useIsLeader = (): boolean => useLedTeams().current?.rank === 'leader';
