import { describe, expect, it } from 'vitest';
import { usualOpenJobs, usualReachMetres, usualWeights } from '../../contract/ranking.words.ts';
import { judgeTeam, rankTeams, scoreTeam, type TeamKnowledge } from './ranking.rules.ts';

const rules = { weights: usualWeights, openJobs: usualOpenJobs, reachMetres: usualReachMetres };
const wanted = { category: 'access', peopleNeeded: 1 };
const best: TeamKnowledge = {
  teamId: 1,
  isActive: true,
  mainCategory: 'access',
  doneCount: 41,
  peopleCount: 12,
  metres: 800,
  openCount: 0,
  askedCount: 12,
  answeredCount: 12,
  recentCount: 0,
  before: null,
};

describe('the points of a team', () => {
  it('add up to a hundred for the best there can be, each with its sentence', () => {
    const { score, parts } = scoreTeam(best, wanted, rules);
    expect(score).toBe(100);
    expect(parts.map(({ why }) => why)).toEqual([
      '助残是主类别，一年里做过 41 次',
      '离队部 0.8 公里',
      '正在办 0 件，还能接 7 件',
      '半年里派过 12 次，都按时答复',
      '12 名队员选了助残',
      '近 30 天没有接到任务',
    ]);
  });

  const cases: [string, Partial<TeamKnowledge>, string, number, string][] = [
    ['its own kind without a record', { doneCount: 0 }, 'category', 35, '助残是主类别'],
    [
      'another kind that it has done',
      { mainCategory: 'elder', doneCount: 6 },
      'category',
      21,
      '主类别不是助残，一年里做过 6 次',
    ],
    [
      'another kind done very often',
      { mainCategory: 'elder', doneCount: 60 },
      'category',
      30,
      '主类别不是助残，一年里做过 60 次',
    ],
    [
      'another kind never done',
      { mainCategory: 'elder', doneCount: 0 },
      'category',
      11,
      '主类别不是助残，还没做过',
    ],
    ['no place', { metres: null }, 'distance', 10, '队伍还没有填队部位置，按一半算'],
    ['half the reach', { metres: 8_000 }, 'distance', 10, '离队部 8.0 公里'],
    ['beyond the reach', { metres: 40_000 }, 'distance', 0, '离队部 40 公里'],
    ['work at hand', { openCount: 4 }, 'capacity', 6, '正在办 4 件，还能接 3 件'],
    ['nobody asked it yet', { askedCount: 0, answeredCount: 0 }, 'answers', 12, '半年里没有派过单，按八成算'],
    ['silence', { askedCount: 10, answeredCount: 7 }, 'answers', 11, '半年里派过 10 次，7 次按时答复'],
    ['nobody of the kind', { peopleCount: 0 }, 'skill', 0, '没有队员选了助残'],
    ['too few', { peopleCount: 1 }, 'skill', 3, '1 名队员选了助残'],
    ['much of late', { recentCount: 9 }, 'fairness', 0, '近 30 天接到 9 件'],
  ];
  it.each(cases)('with %s', (_, part, factor, points, why) => {
    const found = scoreTeam({ ...best, ...part }, wanted, rules).parts.find((one) => one.factor === factor);
    expect([found?.points, found?.why]).toEqual([points, why]);
  });

  it('follow the weights that the centre set', () => {
    const weights = { category: 0, distance: 100, capacity: 0, answers: 0, skill: 0, fairness: 0 };
    expect(scoreTeam({ ...best, metres: 8_000 }, wanted, { ...rules, weights }).score).toBe(50);
  });
});

describe('who cannot have a need', () => {
  const cases: [string, Partial<TeamKnowledge>, string | undefined][] = [
    ['nobody, of an able team', {}, undefined],
    ['a team that is stopped, whatever else', { isActive: false, before: 'declined' }, 'stopped'],
    ['one that declined it', { before: 'declined' }, 'declined'],
    ['one that gave it back', { before: 'gaveBack', openCount: 9 }, 'gaveBack'],
    ['one of another kind', { mainCategory: 'eco', doneCount: 0, peopleCount: 0 }, 'notThisKind'],
    [
      'not one whose members want this kind',
      { mainCategory: 'eco', doneCount: 0, peopleCount: 1 },
      undefined,
    ],
    ['one whose hands are full', { openCount: 7 }, 'busy'],
    ['not one with a hand free', { openCount: 6 }, undefined],
  ];
  it.each(cases)('is %s', (_, part, reason) => {
    expect(judgeTeam({ ...best, ...part }, wanted, rules)).toBe(reason);
  });
});

it('ranks by points, then nearness, then who had less, and names who is left out', () => {
  const team = (teamId: number, part: Partial<TeamKnowledge> = {}) => ({ ...best, teamId, ...part });
  const { ranked, leftOut } = rankTeams(
    [
      team(1, { metres: 12_000 }),
      team(2, { before: 'declined' }),
      team(3, { metres: 900 }),
      team(4, { metres: 600 }),
      team(5, { metres: 600 }),
    ],
    wanted,
    rules,
  );
  expect(ranked.map(({ teamId }) => teamId)).toEqual([4, 5, 3, 1]);
  expect(leftOut.map(({ team: { teamId }, reason }) => [teamId, reason])).toEqual([[2, 'declined']]);
});
