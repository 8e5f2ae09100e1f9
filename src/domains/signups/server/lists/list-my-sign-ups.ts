import type { CategoryKey } from '#domains/site/contract/categories.words.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type { MySignUpView } from '../../contract/my-signups.contract.ts';
import type * as contract from '../../contract/my-signups.contract.ts';
import { isLive, type MySignUpTab, mySignUpTabs, ownStateLabel } from '../../contract/signups.words.ts';
import { type Button, chooseButton } from '../button.rules.ts';
import { judgeCancel } from '../credit/credit.rules.ts';
import { coverOf } from '../signups.views.ts';
import { canClaim, placesBeyond } from '../waitlist/waitlist.rules.ts';
import { countMyTabs, type MineRow, rowsOfMine } from './mine.queries.ts';

/** One tab of the caller's own sign-ups, with the count of every tab. */
export const listMySignUps: UseCase<typeof contract.listMySignUps> = async (act, request) => {
  const { volunteerId } = act.caller;
  const { pageNum, pageSize } = request;
  const filter = { ...request, volunteerId };
  const [rows, counted] = await Promise.all([
    rowsOfMine(act.sql, filter, act.now),
    countMyTabs(act.sql, volunteerId, act.now),
  ]);
  const tabs = keysOf(mySignUpTabs);
  const all = Object.values(counted).reduce((sum, count) => sum + count, 0);
  const counts = Object.fromEntries(
    tabs.map((tab) => [tab, tab === 'all' ? all : (counted[tab] ?? 0)]),
  ) as Record<MySignUpTab, number>;
  return {
    list: rows.map((row) => viewOfMine(row, act.now)),
    total: counts[request.tab],
    pageNum,
    pageSize,
    counts,
  };
};

/** A row of 我的活动 as it travels. */
export function viewOfMine(row: MineRow, now: Date): MySignUpView {
  const lengthMinutes = (row.endsAt.getTime() - row.startsAt.getTime()) / minuteMs;
  const cancel = judgeCancel({ ...row, hasAttended: row.attendance !== null }, now);
  return {
    signUpId: row.signUpId,
    activityId: row.activityId,
    shiftId: row.shiftId,
    title: row.title,
    teamId: row.teamId,
    teamName: row.teamName,
    category: row.category as CategoryKey,
    cover: coverOf(row.cover),
    placeName: row.placeName,
    postName: row.postName,
    startsAt: toInstant(row.startsAt),
    endsAt: toInstant(row.endsAt),
    plannedMinutes: lengthMinutes - row.breakMinutes,
    countedMinutes: row.countedMinutes === null ? null : Number(row.countedMinutes),
    hourStatus: row.hourStatus,
    state: row.state,
    stateLabel: ownStateLabel(row),
    stateReason: row.statusReason,
    tab: row.tab,
    attendance: row.attendance === 'expected' ? null : row.attendance,
    queueAhead: row.queueAhead === null ? null : Number(row.queueAhead),
    offerExpiresAt: toInstantOrNull(row.offerExpiresAt),
    canCancel: !('refusal' in cancel),
    canClaim: mayClaim(row, now),
    button: buttonOf(row, now),
  };
}

const mayClaim = (row: MineRow, now: Date): boolean =>
  row.state === 'waitlisted' &&
  row.shiftStatus === 'open' &&
  canClaim({ ...row, placesLeft: placesBeyond(row) }, now);

function buttonOf(row: MineRow, now: Date): Button {
  if (!isLive(row.state)) {
    const link = `/user-index/activityDetail/${row.activityId}`;
    return { face: 'unavailable', label: '查看活动', isEnabled: true, link };
  }
  return chooseButton(
    {
      ...row,
      waitCount: 0,
      isOwnTeam: false,
      viewer: 'volunteer',
      judgement: { verdict: 'refused', reasons: [] },
      mine: { ...row, canClaim: mayClaim(row, now) },
      queueAhead: row.queueAhead === null ? null : Number(row.queueAhead),
    },
    now,
  );
}
