import { changeAccount, endSessions, lockAccount } from '#domains/accounts/server/index.ts';
import { dayLabel, endOfDay, toDay } from '#platform/contract/instants.ts';
import { overtaken } from '#platform/server/calls/overtaken.ts';
import type { ActOf, RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import type { VolunteersReactions } from '../reactions.ts';
import { lockVolunteer } from '../volunteers.store.ts';
import type * as contract from '../../contract/manage-volunteers.contract.ts';
import type { StandingAct } from '../../contract/manage-volunteers.words.ts';
import { contestedVolunteer } from './contested-volunteer.ts';
import { requireVolunteer } from './require-volunteer.ts';
import { freeStatusOf, judgeStanding } from './standing.rules.ts';
import { saveStanding } from './standing.store.ts';

type Staff = ActOf<typeof contract.changeVolunteerStanding>;

type Request = RequestIn<typeof contract.changeVolunteerStanding>;

/** What the person reads. */
const notices: Record<StandingAct, (request: Request) => { title: string; body: string }> = {
  restrict: ({ until = '', reason }) => ({
    title: '报名已被限制',
    body: `${dayLabel(`${until}T00:00:00+08:00`)}前你不能报名新的活动，已有的报名和时长不受影响。原因：${reason}。有疑问请联系实践中心。`,
  }),
  lift: () => ({ title: '报名限制已解除', body: '你可以继续报名参加活动了。' }),
  freeze: ({ reason }) => ({
    title: '志愿者账号已停用',
    body: `原因：${reason}。时长记录都保留。有疑问请联系实践中心。`,
  }),
  unfreeze: () => ({ title: '志愿者账号已恢复', body: '你可以继续登录和报名参加活动了。' }),
};

/**
 * Changes the standing of a volunteer inside the caller's scope. Stopping closes the login and ends the sessions; the
 * restriction is over at the end of its last day.
 * @throws NotFound outside the scope, Refusal by `manageVolunteerRefusals`, VersionConflict
 */
export const changeVolunteerStanding: UseCase<
  typeof contract.changeVolunteerStanding,
  VolunteersReactions
> = async (act, request, { tell }) => {
  const { volunteerId, act: wish, until, reason, version } = request;
  await requireVolunteer(act, volunteerId);
  const volunteer = await lockVolunteer(act.sql, volunteerId);
  if (volunteer.version !== version) throw await overtaken(act, contestedVolunteer(volunteerId));
  const refusal = judgeStanding({ act: wish, until }, volunteer.status, toDay(act.now));
  if (refusal) throw act.refuse(refusal);
  if (wish === 'freeze') await requireOpenLogin(act, volunteer.accountId);
  const restrictedUntil = wish === 'restrict' && until ? endOfDay(until) : null;
  const free = freeStatusOf(volunteer, toDay(act.now));
  const statusAfter = { restrict: 'restricted', lift: free, freeze: 'frozen', unfreeze: free } as const;
  const status = statusAfter[wish];
  const statusReason = status === free ? null : reason;
  await saveStanding(act.sql, volunteerId, { status, statusReason, restrictedUntil });
  if (wish === 'freeze') await closeLogin(act, volunteer.accountId, reason);
  if (wish === 'unfreeze')
    await changeAccount(act.sql, volunteer.accountId, { status: 'active', statusReason: null });
  await tell(act, { accountId: volunteer.accountId, level: 'important', ...notices[wish](request) });
  await act.audit({
    targetType: 'volunteer',
    targetId: volunteerId,
    reason,
    detail: { act: wish, before: volunteer.status, after: status, until },
  });
  return {};
};

/** What the administrator of accounts has stopped, or its owner is closing, must not come back with 恢复. */
async function requireOpenLogin(act: Staff, accountId: number): Promise<void> {
  const account = await lockAccount(act.sql, accountId);
  if (account?.status !== 'active') throw act.refuse('wrongStatus');
}

async function closeLogin(act: Staff, accountId: number, reason: string): Promise<void> {
  await changeAccount(act.sql, accountId, { status: 'disabled', statusReason: reason });
  await endSessions(act, accountId, { reason: 'disabled' });
}
