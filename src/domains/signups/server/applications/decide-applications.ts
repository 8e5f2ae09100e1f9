import { changeWaiting, takePlaces } from '#domains/activities/server/index.ts';
import { type Notice, notifyMany } from '#domains/messages/server/index.ts';
import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import { decidedAlready } from '#platform/server/calls/overtaken.ts';
import type { RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import type { DecisionOutcome } from '../../contract/applications.contract.ts';
import type * as contract from '../../contract/applications.contract.ts';
import {
  type ApplicationRefusal,
  applicationRefusals,
  type SignUpState,
} from '../../contract/signups.words.ts';
import { signUpNotices } from '../signups.notices.ts';
import { placesHeldBy, type SignUpRow, teamSignUps, volunteersOf } from '../signups.queries.ts';
import { changeSignUp, lockShifts, lockVolunteers } from '../signups.store.ts';
import { placesOfShifts } from './applications.queries.ts';
import { judgeDecision } from './applications.rules.ts';
import { contestedSignUp } from './contested-sign-up.ts';

type Request = RequestIn<typeof contract.decideApplications>;

type Places = Awaited<ReturnType<typeof placesHeldBy>>;

type Deciding = { request: Request; places: Places };

/**
 * Decides a batch of the team's applications, first come first. Every row has its own outcome: one that is full, clashes
 * or was decided meanwhile does not hold up the others. People are locked before shifts, both by id.
 */
export const decideApplications: UseCase<typeof contract.decideApplications> = async (act, request) => {
  const signUpIds = [...new Set(request.signUpIds)];
  const { teamId } = act.caller;
  const volunteerIds = await volunteersOf(act.sql, signUpIds, teamId);
  if (volunteerIds.length > 0) await lockVolunteers(act.sql, volunteerIds);
  const rows = await teamSignUps(act.sql, signUpIds, act.caller);
  const shiftIds = [...new Set(rows.map((row) => row.shiftId))];
  if (shiftIds.length > 0) await lockShifts(act.sql, shiftIds);
  const places = await heldPlaces(act, request, rows);
  const outcomes = new Map<number, DecisionOutcome>();
  const notices: Notice[] = [];
  for (const row of rows) {
    const outcome = await decide(act, row, { request, places });
    outcomes.set(row.id, outcome);
    if (outcome.isDone) notices.push(noticeOf(row, request));
  }
  await notifyMany(act, notices);
  if (notices.length === 0) {
    await act.audit({
      targetType: 'signUp',
      targetId: null,
      detail: { verdict: request.verdict, doneCount: 0 },
    });
  }
  return {
    doneCount: notices.length,
    outcomes: request.signUpIds.map((id) => outcomes.get(id) ?? refused(id, 'notFound', null)),
    shifts: await placesOfShifts(act.sql, shiftIds, act.now),
  };
};

async function heldPlaces(act: Act, request: Request, rows: readonly SignUpRow[]): Promise<Places> {
  if (request.verdict !== 'confirm' || rows.length === 0) return [];
  return placesHeldBy(
    act.sql,
    rows.map((row) => row.volunteerId),
    {
      startsAt: new Date(Math.min(...rows.map((row) => row.startsAt.getTime()))),
      endsAt: new Date(Math.max(...rows.map((row) => row.endsAt.getTime()))),
    },
  );
}

async function decide(
  act: Act<TeamCaller, 'wrongState'>,
  row: SignUpRow,
  { request, places }: Deciding,
): Promise<DecisionOutcome> {
  const { verdict } = request;
  const held = places.filter((place) => place.volunteerId === row.volunteerId);
  const refusal = judgeDecision({ row, verdict, held }, act.now);
  if (refusal?.reason === 'wrongState') {
    const { message } = await decidedAlready(act, contestedSignUp(row.id), refusal.reason);
    return refused(row.id, refusal.reason, row.state, message || refusal.msg);
  }
  if (refusal) return refused(row.id, refusal.reason, row.state, refusal.msg);
  if (
    verdict === 'confirm' &&
    !(await takePlaces(act.sql, { shiftId: row.shiftId, now: act.now, count: row.partySize }))
  ) {
    return refused(row.id, 'full', row.state);
  }
  const state = await moveDecided(act, row, request);
  if (verdict === 'confirm') places.push({ ...row, state: 'confirmed' });
  await act.audit({
    targetType: 'signUp',
    targetId: row.id,
    reason: request.reason,
    detail: { from: row.state, to: state },
  });
  return { signUpId: row.id, isDone: true, state, reason: null, msg: '' };
}

const states = { confirm: 'confirmed', reject: 'rejected', waitlist: 'waitlisted' } as const;

async function moveDecided(act: Act<TeamCaller>, row: SignUpRow, request: Request): Promise<SignUpState> {
  const state = states[request.verdict];
  await changeSignUp(
    act.sql,
    { id: row.id, from: row.state },
    {
      status: state,
      statusReason: request.reason ?? null,
      decidedBy: act.caller.accountId,
      decidedAt: act.now,
      // Whoever applied first waits in front.
      ...(state === 'waitlisted' && { queuedAt: row.createdAt }),
      ...(state === 'confirmed' && row.state === 'waitlisted' && { source: 'waitlist' as const }),
      now: act.now,
    },
  );
  if (row.state === 'waitlisted') await changeWaiting(act.sql, row.shiftId, -1);
  if (state === 'waitlisted') await changeWaiting(act.sql, row.shiftId, 1);
  return state;
}

function noticeOf(row: SignUpRow, { verdict, reason = '' }: Request): Notice {
  if (verdict === 'confirm') return signUpNotices.approved(row);
  return verdict === 'reject' ? signUpNotices.rejected(row, reason) : signUpNotices.putInQueue(row);
}

const refused = (
  signUpId: number,
  reason: ApplicationRefusal,
  ...[state, msg]: [SignUpState | null, string?]
): DecisionOutcome => ({ signUpId, isDone: false, state, reason, msg: msg ?? applicationRefusals[reason] });
