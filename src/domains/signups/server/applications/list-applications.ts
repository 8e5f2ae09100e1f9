import type { Companion } from '../../contract/companions.contract.ts';
import type { Answer } from '#domains/activities/contract/questions.contract.ts';
import { phaseOf } from '#domains/activities/contract/activities.rules.ts';
import { leadsActivity } from '#domains/teams/server/index.ts';
import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import type { z } from 'zod';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type { ApplicationView } from '../../contract/applications.contract.ts';
import type * as contract from '../../contract/applications.contract.ts';
import {
  type ApplicationTab,
  applicationTabs,
  applicationTabStates,
  type SignUpState,
  signUpStates,
} from '../../contract/signups.words.ts';
import { reconfirmState } from '../reconfirm/reconfirm.rules.ts';
import { coverOf } from '../signups.views.ts';
import {
  type ApplicationRow,
  applicationsHead,
  countApplications,
  countByState,
  placesOfShifts,
  rowsOfApplications,
  shiftIdsOf,
} from './applications.queries.ts';
import { allowedDecisions } from './applications.rules.ts';

/** A page of the applications of one of the team's own activities, with the places of its shifts. */
export const listApplications: UseCase<typeof contract.listApplications> = async (act, request) => {
  const { sql, now } = act;
  const { teamId } = act.caller;
  const { activityId, shiftId, post, pageNum, pageSize } = request;
  const head = await applicationsHead(sql, activityId, teamId);
  if (!head || !leadsActivity(act.caller, activityId)) throw new NotFound('没有找到这个活动');
  const filter = { ...request, teamId, states: applicationTabStates[request.tab], now };
  const [rows, total, byState, shifts] = await Promise.all([
    rowsOfApplications(sql, filter),
    countApplications(sql, filter),
    countByState(sql, { activityId, shiftId, post }),
    shiftIdsOf(sql, activityId).then((shiftIds) => placesOfShifts(sql, shiftIds, now)),
  ]);
  const { signUpOpensAt, ...shown } = head;
  const open = shifts.filter(({ isStarted }) => !isStarted);
  const placesLeft = open.reduce((sum, one) => sum + Math.max(0, one.capacity - one.takenCount), 0);
  const hasOtherShift = (id: number): boolean => open.some((shift) => shift.shiftId !== id);
  return {
    activity: {
      ...shown,
      phase: phaseOf({ ...shown, signUpOpensAt, placesLeft }, now),
      category: head.category as z.input<
        (typeof contract.listApplications)['result']
      >['activity']['category'],
      cover: coverOf(head.cover),
      startsAt: toInstantOrNull(head.startsAt),
      endsAt: toInstantOrNull(head.endsAt),
      signUpClosesAt: toInstantOrNull(head.signUpClosesAt),
    },
    shifts,
    counts: countsByTab(byState),
    list: rows.map((row) => viewOf(row, { now, hasOtherShift: hasOtherShift(row.shiftId) })),
    total,
    pageNum,
    pageSize,
  };
};

function countsByTab(byState: Partial<Record<SignUpState, number>>): Record<ApplicationTab, number> {
  const tabs = keysOf(applicationTabs);
  const sum = (tab: ApplicationTab) =>
    applicationTabStates[tab].reduce((total, state) => total + (byState[state] ?? 0), 0);
  return Object.fromEntries(tabs.map((tab) => [tab, sum(tab)])) as Record<ApplicationTab, number>;
}

function viewOf(
  row: ApplicationRow,
  { now, hasOtherShift }: { now: Date; hasOtherShift: boolean },
): ApplicationView {
  return {
    signUpId: row.id,
    volunteerId: row.volunteerId,
    volunteerNo: row.volunteerNo,
    name: row.name,
    mobileMasked: row.mobileMasked ?? '',
    gender: row.gender,
    isMinor: Boolean(row.isMinor),
    isMember: Boolean(row.isMember),
    isFirstTimer: Boolean(row.isFirstTimer),
    totalMinutes: Number(row.totalMinutes),
    starLevel: row.starLevel,
    creditPoints: Number(row.creditPoints),
    shiftId: row.shiftId,
    postName: row.postName,
    shiftStartsAt: toInstant(row.startsAt),
    isShiftFull: row.takenCount >= row.capacity,
    note: row.note,
    answers: row.answers as Answer[],
    companions: row.companions as Companion[],
    state: row.state,
    stateLabel: signUpStates[row.state],
    stateReason: row.statusReason,
    reconfirm: row.askedUntil
      ? reconfirmState({ answer: row.changeAnswer, expiresAt: row.askedUntil }, now)
      : null,
    queueAhead: row.queueAhead === null ? null : Number(row.queueAhead),
    offerExpiresAt: toInstantOrNull(row.offerExpiresAt),
    createdAt: toInstant(row.createdAt),
    decidedAt: toInstantOrNull(row.decidedAt),
    canDo: allowedDecisions(row, now).filter((act) => act !== 'move' || hasOtherShift),
  };
}
