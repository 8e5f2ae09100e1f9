import { toDay } from '#platform/contract/instants.ts';
import type { EntryFacts } from '../contract/awards.contract.ts';

/** What forbids these facts today; undefined when nothing does. */
export function judgeFacts(facts: EntryFacts, now: Date): 'inFuture' | 'validBefore' | undefined {
  if (facts.heldOn > toDay(now)) return 'inFuture';
  if (facts.kind === 'training' && facts.validUntil !== null && facts.validUntil <= facts.heldOn)
    return 'validBefore';
  return undefined;
}

/** The facts as columns: each kind leaves the other's empty. */
export const columnsOf = (facts: EntryFacts, score: number | null) => ({
  title: facts.title,
  grantor: facts.grantor,
  heldOn: facts.heldOn,
  content: facts.content,
  ...(facts.kind === 'training'
    ? {
        place: facts.place,
        halfHours: facts.classHours * 2,
        score,
        validUntil: facts.validUntil,
        qualification: facts.qualification,
        level: null,
      }
    : {
        place: '',
        halfHours: null,
        score: null,
        validUntil: null,
        qualification: null,
        level: facts.level,
      }),
});
