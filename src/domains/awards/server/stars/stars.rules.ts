import type { confirmStarRefusals, StarState, StarVerdict } from '../../contract/stars.words.ts';

export type StarLevel = { level: number; minMinutes: number; needsCity: boolean };

/** The highest level that these effective minutes reach; undefined below the first. */
export const levelReached = (minutes: number, levels: readonly StarLevel[]): StarLevel | undefined =>
  levels.filter(({ minMinutes }) => minutes >= minMinutes).toSorted((a, b) => b.level - a.level)[0];

export type ConfirmFacts = {
  state: StarState;
  minutes: number;
  level: StarLevel;
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
  if (facts.minutes < facts.level.minMinutes) return 'tooFew';
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
