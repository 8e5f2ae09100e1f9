import type { LedTeam } from '#domains/teams/contract/lead.contract.ts';
import { carryToast } from '#platform/web/carried-toast.ts';
import { centreOf } from '#platform/web/session/centres.ts';
import { setActingFor, wishedActingFor } from '#platform/web/session/acting-for.ts';

type LedTeamsPort = {
  /** The teams that the person leads now, asked for as themselves. */
  listLedTeams: () => Promise<readonly LedTeam[]>;
  /** Leaves for another document: nothing that was drawn with the lost right stays. */
  leaveFor: (path: string) => void;
  /** Address and query of the page. */
  here: () => URL;
};

/** Long enough to be read on a page that nobody asked for and that is still being drawn. */
const leavingWordMs = 8_000;

/**
 * For which team a volunteer's page in the team centre acts: the one its address names (`?team=7`), the one of this tab, else the
 * first that they lead; none where they lead none. And what follows when the server forbids a call: whoever leads the team no more
 * is told so in one sentence in their own centre, whose place in it changed sees it anew.
 */
export function createLedTeams({ listLedTeams, leaveFor, here }: LedTeamsPort) {
  let chosen: LedTeam | undefined;
  let asking: Promise<boolean> | undefined;
  const find = (teams: readonly LedTeam[], teamId: number | undefined) =>
    teams.find((team) => team.teamId === teamId);

  const follow = async (): Promise<boolean> => {
    if (!chosen) return false;
    const now = find(await listLedTeams(), chosen.teamId);
    if (now?.rank === chosen.rank) return false;
    const name = chosen.shortName || chosen.name;
    carryToast({
      kind: 'warning',
      durationMs: leavingWordMs,
      text: now
        ? `你在“${name}”的职务变了，页面已按现在的职务重新打开`
        : `你已不再负责“${name}”，刚才的操作没有进行，已回到个人中心`,
    });
    if (!now) setActingFor(undefined);
    leaveFor(now ? centreOf(1).home : centreOf(2).home);
    return true;
  };

  return {
    /** Chooses before the menu is asked for. */
    choose: async (): Promise<void> => {
      const teams = await listLedTeams();
      const named = Number(here().searchParams.get('team'));
      chosen = find(teams, named) ?? find(teams, wishedActingFor()) ?? teams[0];
      setActingFor(chosen?.teamId);
    },
    isActing: (): boolean => chosen !== undefined,
    /** True when the page is being left; calls that fail together ask once. */
    followLostLead: (): Promise<boolean> =>
      (asking ??= follow()
        .catch(() => false)
        .then((isLeaving) => {
          if (!isLeaving) asking = undefined;
          return isLeaving;
        })),
  };
}
