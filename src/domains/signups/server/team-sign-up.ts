import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { ApplicationRefusal } from '../contract/signups.words.ts';
import type { DecisionRefusal } from './applications/applications.rules.ts';
import { heldBy } from './lists/scene.queries.ts';
import { type SignUpRow, teamSignUps, volunteersOf } from './signups.queries.ts';
import { lockVolunteers } from './signups.store.ts';

/** One sign-up of the caller's team, its volunteer locked. @throws NotFound for anything else */
export async function lockTeamSignUp(act: Act<TeamCaller>, signUpId: number): Promise<SignUpRow> {
  const { teamId } = act.caller;
  const volunteerIds = await volunteersOf(act.sql, [signUpId], teamId);
  if (volunteerIds.length === 0) throw new NotFound('没有找到这条报名');
  await lockVolunteers(act.sql, volunteerIds);
  const [row] = await teamSignUps(act.sql, [signUpId], act.caller);
  if (!row) throw new NotFound('没有找到这条报名');
  return row;
}

/** Refuses with what a judgement of the team's act found. */
export function requireAllowed(
  act: Pick<Act<TeamCaller, ApplicationRefusal>, 'refuse'>,
  refusal: DecisionRefusal | undefined,
): void {
  if (refusal) throw act.refuse(refusal.reason, refusal.msg === undefined ? {} : { msg: refusal.msg });
}

/** The person's other live sign-ups around a span. */
export const commitmentsBeside = async (act: Act, row: SignUpRow, span: { startsAt: Date; endsAt: Date }) =>
  (await heldBy(act.sql, row.volunteerId, span)).filter((other) => other.signUpId !== row.id);
