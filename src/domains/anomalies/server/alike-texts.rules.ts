import { lettersOf, likenessOfPairs, pairsOf } from '#domains/activities/server/index.ts';
import { anomalyLimits as limits } from '../contract/anomalies.words.ts';
import type { Noticed } from './anomalies.rules.ts';
import { grouped } from './grouped.rules.ts';

/** What somebody wrote for an hour: why a team entered it, what a volunteer claims, corrects or reports. */
export type Told = {
  /** Of the row that holds it. */
  id: string;
  /** What it is about: texts of one activity or one visit are not compared with each other. */
  occasion: string;
  teamId: number;
  volunteerId: number;
  text: string;
  at: Date;
  /** How the occasion is called. */
  title: string;
};
type Prepared = Told & { pairs: ReadonlySet<string> };
type Alike = { first: Prepared; other: Prepared; percent: number };

const quoted = 20;

/**
 * Texts of one team, and of one person over several teams, that are at least 85 % the same although they tell of different occasions;
 * one flag for each text that was first. Only what was written since is compared with what lies before it.
 */
export function alikeTexts(texts: readonly Told[], since: Date): (Noticed & { teamId: number })[] {
  const long = texts
    .filter(({ text }) => lettersOf(text).length >= limits.alikeLetters)
    .toSorted((one, two) => one.at.getTime() - two.at.getTime());
  const ofTeams = [...grouped(long, ({ teamId }) => teamId).values()].flatMap((own) =>
    alikeIn(own, since, 'team'),
  );
  const ofPeople = [...grouped(long, ({ volunteerId }) => volunteerId).values()].flatMap((own) =>
    alikeIn(own, since, 'person'),
  );
  return [...ofTeams, ...ofPeople];
}

function alikeIn(texts: readonly Told[], since: Date, by: 'team' | 'person') {
  const lately = texts.slice(-limits.alikeCompared).map((one) => ({ ...one, pairs: pairsOf(one.text) }));
  const found = lately
    .filter(({ at }) => at > since)
    .slice(-limits.alikeFresh)
    .flatMap((fresh) => firstAlike(lately, fresh, by));
  return [...grouped(found, ({ first }) => first.id).values()].flatMap((group) => {
    const [most] = group.toSorted((one, two) => two.percent - one.percent);
    if (!most) return [];
    const { first } = most;
    const members = [first, ...group.map(({ other }) => other)];
    return [
      {
        rule: 'alikeTexts' as const,
        key: `${by}:${first.id}`,
        teamId: most.other.teamId,
        volunteerIds: [...new Set(members.map(({ volunteerId }) => volunteerId))],
        facts: {
          count: members.length,
          of: lately.length,
          from: first.at.toISOString(),
          until: (members.at(-1) ?? first).at.toISOString(),
          alike: most.percent,
          quote: Array.from(most.other.text).slice(0, quoted).join(''),
          elsewhere: first.title,
        },
      },
    ];
  });
}

/** The earliest text that a fresh one is like; of a person only what another team has, for one team's texts are compared with each other anyway. */
function firstAlike(texts: readonly Prepared[], fresh: Prepared, by: 'team' | 'person'): Alike[] {
  for (const first of texts) {
    if (first === fresh) return [];
    if (first.occasion === fresh.occasion) continue;
    if (by === 'person' && first.teamId === fresh.teamId) continue;
    const percent = likenessOfPairs(first.pairs, fresh.pairs);
    if (percent >= limits.alikePercent) return [{ first, other: fresh, percent }];
  }
  return [];
}
