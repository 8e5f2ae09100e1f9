import type { Act, Caller } from './act.ts';

/**
 * The act for a use case of another operation, which refuses for reasons of its own: each becomes the one reason of the
 * operation under way, in the sentence of `sentences`.
 */
export function refusingAs<C extends Caller, Reason extends string, Other extends string>(
  act: Act<C, Reason>,
  reason: NoInfer<Reason>,
  sentences: Readonly<Record<Other, string>>,
): Act<C, Other> {
  return {
    ...act,
    refuse: (other, detail) => act.refuse(reason, { ...detail, msg: detail?.msg ?? sentences[other] }),
  };
}
