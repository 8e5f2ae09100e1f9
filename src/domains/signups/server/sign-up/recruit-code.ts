import { createHash, timingSafeEqual } from 'node:crypto';
import { memberLimits } from '#domains/teams/contract/members.words.ts';
import { countedFailures } from '#domains/teams/server/index.ts';
import { keepEffects } from '#platform/server/calls/failures.ts';
import type { ActOf, RequestIn } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/signups.contract.ts';
import type { SignUpScene } from '../lists/scene.queries.ts';
import { countWrongCode, wrongCodesOf } from './recruit-code.store.ts';

type SigningUp = ActOf<typeof contract.signUpForShift>;
type Asked = Pick<RequestIn<typeof contract.signUpForShift>, 'recruitCode'>;

/**
 * Refuses without the code (口令) of an activity that recruits by one. Wrong ones are counted although the call is refused,
 * as exactly as those to join a team: the person is locked, and after `codeTries` in a window even the right one waits.
 * @throws Refusal codeNeeded, wrongCode, tooManyTries
 */
export async function requireCode(
  act: SigningUp,
  { recruitCode }: Asked,
  activity: SignUpScene['activity'],
): Promise<void> {
  if (activity.recruitScope !== 'code') return;
  if (recruitCode === '') throw act.refuse('codeNeeded');
  const key = { activityId: activity.activityId, volunteerId: act.caller.volunteerId };
  const counted = await wrongCodesOf(act.sql, key);
  const failures = countedFailures(counted, act.now);
  if (failures >= memberLimits.codeTries) throw act.refuse('tooManyTries');
  if (isSame(recruitCode, activity.recruitCode)) return;
  const windowStartedAt = failures > 0 && counted ? counted.windowStartedAt : act.now;
  await countWrongCode(act.sql, key, { failures: failures + 1, windowStartedAt });
  throw keepEffects(act.refuse('wrongCode'));
}

/** Whichever digits differ, it takes as long. */
const isSame = (given: string, code: string): boolean => timingSafeEqual(digest(given), digest(code));
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
