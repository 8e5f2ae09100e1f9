import type { confirmStarRefusals, StarState, StarVerdict } from '../../contract/stars.words.ts';

export type StarLevel = { level: number; minMinutes: number; needsCity: boolean };

/**
 * The star that somebody with these effective minutes becomes a candidate for: the highest that they reach above every star that
 * the person has or that is on its way. One that is held bars itself alone, not those below it; one that was withdrawn bars nothing.
 */
export function levelToFind(
  minutes: number,
  levels: readonly StarLevel[],
  stars: readonly { level: number; state: StarState }[],
): StarLevel | undefined {
  const standing = stars.filter(({ state }) => state !== 'held' && state !== 'withdrawn');
  const above = Math.max(0, ...standing.map(({ level }) => level));
  const isHeld = (level: number): boolean =>
    stars.some((star) => star.level === level && star.state === 'held');
  return levels
    .filter(({ level, minMinutes }) => minutes >= minMinutes && level > above && !isHeld(level))
    .toSorted((a, b) => b.level - a.level)[0];
}

/** Levels as one text, which a change of them must name. */
export const levelsVersion = (levels: readonly StarLevel[]): string =>
  levels.map(({ minMinutes, needsCity }) => `${minMinutes}${needsCity ? '*' : ''}`).join('-');

/** True when each asks for more than the one before. */
export const isAscending = (hours: readonly number[]): boolean =>
  hours.every((each, index) => each > (hours[index - 1] ?? 0));

export type ConfirmFacts = {
  state: StarState;
  minutes: number;
  /** What the level asked for when the star was found. */
  askedMinutes: number;
  level: Pick<StarLevel, 'needsCity'>;
  isOwn: boolean;
  /** The account of the person is open and not restricted. */
  isFree: boolean;
  worksForCity: boolean;
  /** The caller leads the centre. */
  leads: boolean;
  /** Who confirmed it first, where two have to. */
  first: { isCaller: boolean; leads: boolean } | undefined;
};

/** Why a candidate cannot be confirmed, or held, now; undefined when it can (domain.md 1.6). */
export function judgeStarConfirm(
  facts: ConfirmFacts,
  verdict: 'confirm' | 'hold',
): keyof typeof confirmStarRefusals | undefined {
  const isOpen = facts.state === 'candidate' || (facts.state === 'held' && verdict === 'confirm');
  if (!isOpen) return 'wrongState';
  if (facts.isOwn) return 'ownStar';
  if (facts.level.needsCity && !facts.worksForCity) return 'centreOnly';
  if (verdict === 'hold') return undefined;
  if (!facts.isFree) return 'restricted';
  if (facts.minutes < facts.askedMinutes) return 'tooFew';
  if (!facts.level.needsCity || !facts.first) return undefined;
  if (facts.first.isCaller) return 'secondPerson';
  return facts.first.leads || facts.leads ? undefined : 'leaderMissing';
}

/** The highest star becomes public with the second of two different people, one of whom leads the centre (domain.md 1.6). */
export const isFirstOfTwo = ({ level, first }: Pick<ConfirmFacts, 'level' | 'first'>): boolean =>
  level.needsCity && !first;

type DecideFacts = Pick<ConfirmFacts, 'isOwn' | 'level' | 'worksForCity'> & {
  state: StarState;
  isShort: boolean;
};

/** Why a star cannot be decided so now; undefined when it can. */
export function judgeStarDecision(
  facts: DecideFacts,
  verdict: StarVerdict,
): 'wrongState' | 'ownStar' | 'centreOnly' | undefined {
  const answers = verdict === 'dismiss' || verdict === 'uphold';
  const isOpen = answers ? facts.state === 'objected' : facts.state === 'awarded' && facts.isShort;
  if (!isOpen) return 'wrongState';
  if (facts.isOwn) return 'ownStar';
  return facts.level.needsCity && !facts.worksForCity ? 'centreOnly' : undefined;
}
