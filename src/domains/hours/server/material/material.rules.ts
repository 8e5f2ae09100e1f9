import type { askMaterialRefusals } from '../../contract/material.words.ts';

export type AskFacts = {
  /** The request waits for who asks. */
  isWaiting: boolean;
  /** Whoever asks is whom it is about. */
  isOwn: boolean;
  /** The clock of who asks has run out and the request is handed on by itself. */
  isHandedOn: boolean;
  /** This side has asked before. */
  hasAsked: boolean;
};

/** May material be asked for? Once a side, while it waits for that side, never by whom it is about. */
export function judgeAsk(facts: AskFacts): keyof typeof askMaterialRefusals | undefined {
  if (facts.isOwn) return 'ownRequest';
  if (!facts.isWaiting) return 'requestOver';
  if (facts.hasAsked) return 'alreadyAsked';
  return facts.isHandedOn ? 'tooLate' : undefined;
}

/**
 * Working days that a clock gets when it goes on: what was left after the day of asking, one at least, so that nobody has to
 * decide in the night of the answer. Undefined for one that was late already: it stays late.
 */
export const workdaysGoingOn = (leftWorkdays: number): number | undefined =>
  leftWorkdays < 0 ? undefined : Math.max(leftWorkdays, 1);
