import type { Act, Caller } from '#platform/server/calls/act.ts';
import { InvalidInput } from '#platform/server/calls/failures.ts';
import type { RequestIn } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/needs.contract.ts';
import type { RequesterKind } from '../../contract/needs.words.ts';
import { categoryOfType, judgeTime } from '../needs.rules.ts';

/** What is asked for, as it was typed. */
export type Wish = Pick<RequestIn<typeof contract.raiseNeed>, keyof typeof contract.needWishShape>;

/** What of a wish is kept in the open; staff read it, and nobody else but who asked. */
export const wishRow = (wish: Wish) => ({
  title: wish.title,
  description: wish.description,
  needType: wish.needType,
  category: categoryOfType(wish.needType),
  personCount: wish.personCount,
  peopleNeeded: wish.peopleNeeded ?? null,
  organisationId: wish.organisationId,
  expectStart: new Date(wish.expectStart),
  expectEnd: new Date(wish.expectEnd),
  isTimeFlexible: wish.isTimeFlexible,
  urgency: wish.urgency,
  isPublic: wish.isPublic,
});

/** A description has at least so many characters. */
const shortestText = 10;

type ForWhom = {
  requesterKind: RequesterKind;
  beneficiaryName?: string | undefined;
  hasConsent: boolean;
  /** A recording stands in for the description. */
  hasVoice: boolean;
};

/** What the schema cannot tell: words or a recording, times, and that somebody else agreed. @throws InvalidInput naming fields, Refusal by the time */
export function requireWholeWish(
  act: Pick<Act<Caller, 'timePast' | 'timeTooFar'>, 'now' | 'refuse'>,
  wish: Pick<Wish, 'expectStart' | 'expectEnd' | 'description'>,
  { requesterKind, beneficiaryName, hasConsent, hasVoice }: ForWhom,
): void {
  const { length } = Array.from(wish.description);
  if (length < shortestText && !(hasVoice && length === 0))
    throw new InvalidInput([{ path: 'description', msg: `请写清楚是什么事，至少 ${shortestText} 个字` }]);
  const time = { expectStart: new Date(wish.expectStart), expectEnd: new Date(wish.expectEnd) };
  if (time.expectEnd <= time.expectStart)
    throw new InvalidInput([{ path: 'expectEnd', msg: '结束时间应晚于开始时间' }]);
  const refusal = judgeTime(time, act.now);
  if (refusal) throw act.refuse(refusal, { result: { field: 'expectStart' } });
  if (requesterKind === 'self') return;
  const errors = [
    ...(beneficiaryName ? [] : [{ path: 'beneficiaryName', msg: '请填写怎么称呼受助人' }]),
    ...(hasConsent ? [] : [{ path: 'hasConsent', msg: '请先和受助人说好，再替他点单' }]),
  ];
  if (errors.length > 0) throw new InvalidInput(errors);
}
