import type { StarState, StarVerdict } from '../../contract/stars.words.ts';

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
};

/** Why a candidate cannot be confirmed, or held, now; undefined when it can (domain.md 1.6). */
export function judgeStarConfirm(
  facts: ConfirmFacts,
  verdict: 'confirm' | 'hold',
): 'wrongState' | 'ownStar' | 'centreOnly' | 'restricted' | 'tooFew' | undefined {
  const isOpen = facts.state === 'candidate' || (facts.state === 'held' && verdict === 'confirm');
  if (!isOpen) return 'wrongState';
  if (facts.isOwn) return 'ownStar';
  if (facts.level.needsCity && !facts.worksForCity) return 'centreOnly';
  if (verdict === 'hold') return undefined;
  if (!facts.isFree) return 'restricted';
  return facts.minutes < facts.level.minMinutes ? 'tooFew' : undefined;
}

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
