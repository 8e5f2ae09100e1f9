import { distanceLabel } from '#platform/contract/ground.ts';
import { categoryName } from '#domains/site/contract/categories.words.ts';
import type { ScorePart } from '../../contract/ranking.contract.ts';
import {
  type LeftOut,
  type RankFactor,
  rankFactorKeys,
  type RankWeights,
} from '../../contract/ranking.words.ts';

/** What is known of a team when a need looks for one. */
export type TeamKnowledge = {
  teamId: number;
  isActive: boolean;
  mainCategory: string;
  /** Jobs and activities of the need's category within a year. */
  doneCount: number;
  /** Active members who named the need's category. */
  peopleCount: number;
  /** Null where the team or the need has no position. */
  metres: number | null;
  /** Jobs at hand. */
  openCount: number;
  /** Within half a year: how often it was asked, and how often it answered in time. */
  askedCount: number;
  answeredCount: number;
  /** Jobs that came within thirty days. */
  recentCount: number;
  /** What it said to this need before. */
  before: 'declined' | 'gaveBack' | null;
};

export type RankRules = { weights: RankWeights; openJobs: number; reachMetres: number };
/** What the need asks for. */
export type Wanted = { category: string; peopleNeeded: number };

/** Why a team cannot have this need; the same for the dispatcher's list, for an assignment and for a claim. */
export function judgeTeam(
  team: TeamKnowledge,
  { category }: Wanted,
  { openJobs }: RankRules,
): LeftOut | undefined {
  if (!team.isActive) return 'stopped';
  if (team.before) return team.before;
  if (team.mainCategory !== category && team.doneCount === 0 && team.peopleCount === 0) return 'notThisKind';
  return team.openCount >= openJobs ? 'busy' : undefined;
}

/** From 0 to 1, with the sentence that explains it. */
type Share = { share: number; why: string };
type Judge = (team: TeamKnowledge, wanted: Wanted, rules: RankRules) => Share;

const atMost = (share: number): number => Math.max(0, Math.min(1, share));
/** Full points for being near; beyond the reach none. */
const nearMetres = 1_000;
/** Points for a kind of work that is not the team's own, before and per time it was done. */
const strangeShare = 0.3;
const shareOfOnce = 0.05;
const mostStrange = 0.85;
/** Where nothing is known yet, a team stands a little below the best. */
const unknownAnswers = 0.8;
const unknownDistance = 0.5;
/** As many jobs in a month leave no points for fairness. */
const muchInAMonth = 6;

const judges: Readonly<Record<RankFactor, Judge>> = {
  category({ mainCategory, doneCount }, { category }) {
    const name = categoryName(category);
    if (mainCategory === category)
      return {
        share: 1,
        why: doneCount > 0 ? `${name}是主类别，一年里做过 ${doneCount} 次` : `${name}是主类别`,
      };
    const share = Math.min(mostStrange, strangeShare + doneCount * shareOfOnce);
    return {
      share,
      why: doneCount > 0 ? `主类别不是${name}，一年里做过 ${doneCount} 次` : `主类别不是${name}，还没做过`,
    };
  },
  distance({ metres }, _wanted, { reachMetres }) {
    if (metres === null) return { share: unknownDistance, why: '队伍还没有填队部位置，按一半算' };
    const far = atMost((metres - nearMetres) / Math.max(1, reachMetres - nearMetres));
    return { share: 1 - far, why: `离队部 ${distanceLabel(metres)}` };
  },
  capacity({ openCount }, _wanted, { openJobs }) {
    const free = Math.max(0, openJobs - openCount);
    return { share: free / openJobs, why: `正在办 ${openCount} 件，还能接 ${free} 件` };
  },
  answers({ askedCount, answeredCount }) {
    if (askedCount === 0) return { share: unknownAnswers, why: '半年里没有派过单，按八成算' };
    const all = answeredCount === askedCount ? '都' : `${answeredCount} 次`;
    return { share: answeredCount / askedCount, why: `半年里派过 ${askedCount} 次，${all}按时答复` };
  },
  skill({ peopleCount }, { category, peopleNeeded }) {
    const enough = Math.max(3, peopleNeeded * 2);
    const why =
      peopleCount === 0
        ? `没有队员选了${categoryName(category)}`
        : `${peopleCount} 名队员选了${categoryName(category)}`;
    return { share: atMost(peopleCount / enough), why };
  },
  fairness({ recentCount }) {
    return {
      share: atMost(1 - recentCount / muchInAMonth),
      why: recentCount === 0 ? '近 30 天没有接到任务' : `近 30 天接到 ${recentCount} 件`,
    };
  },
};

export type Score = { score: number; parts: ScorePart[] };

/** The points of one team by each factor, whole numbers, and their sum; at most a hundred. */
export function scoreTeam(team: TeamKnowledge, wanted: Wanted, rules: RankRules): Score {
  const parts = rankFactorKeys.map((factor): ScorePart => {
    const { share, why } = judges[factor](team, wanted, rules);
    const most = rules.weights[factor];
    return { factor, most, points: Math.round(atMost(share) * most), why };
  });
  return { score: parts.reduce((sum, { points }) => sum + points, 0), parts };
}

/** The best first: by points, then by who is nearer, then by who had less, then by number, so that the order is always the same. */
export function rankTeams<T extends TeamKnowledge>(teams: readonly T[], wanted: Wanted, rules: RankRules) {
  const ranked: (T & Score)[] = [];
  const leftOut: { team: T; reason: LeftOut }[] = [];
  for (const team of teams) {
    const reason = judgeTeam(team, wanted, rules);
    if (reason) leftOut.push({ team, reason });
    else ranked.push({ ...team, ...scoreTeam(team, wanted, rules) });
  }
  ranked.sort(
    (one, other) =>
      other.score - one.score ||
      (one.metres ?? Infinity) - (other.metres ?? Infinity) ||
      one.recentCount - other.recentCount ||
      one.teamId - other.teamId,
  );
  return { ranked, leftOut };
}
