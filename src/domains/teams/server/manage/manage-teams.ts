import { type Notice, notify, notifyMany } from '#domains/messages/server/index.ts';
import { dayLabel, endOfDay, toDay } from '#platform/contract/instants.ts';
import type { ParsedRequestOf } from '#platform/contract/operation.ts';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { Refusal } from '#platform/server/calls/failures.ts';
import type * as operations from '../../contract/manage-teams.contract.ts';
import { trustGradeLabels } from '../../contract/teams.words.ts';
import { endMemberships, setTeamStatus } from './manage-teams.store.ts';
import type { TeamsReactions } from '../reactions.ts';
import { lockScopedTeam } from './scoped-team.ts';
import { endPendingChange } from '../profile/submit-team-change.ts';

type Request<Name extends keyof typeof operations> = ParsedRequestOf<(typeof operations)[Name]>;
type Done = Record<string, never>;

const toTeam = (accountId: number, words: { title: string; body: string }): Notice => ({
  accountId,
  category: 'review',
  level: 'important',
  ...words,
  link: '/teamcenter/index/teamindex',
});

/** Suspends an active team to the end of a day: it cannot publish, what runs may finish (domain.md 4.2.2). */
export async function suspendTeam(
  act: Act<StaffCaller>,
  { teamId, reason, until }: Request<'suspendTeam'>,
): Promise<Done> {
  const team = await lockScopedTeam(act, teamId);
  if (team.status !== 'active') throw new Refusal('wrongStatus');
  if (until <= toDay(act.now)) throw new Refusal('untilPast');
  await setTeamStatus(act.sql, teamId, {
    status: 'suspended',
    suspendedUntil: endOfDay(until),
    reviewNote: reason,
  });
  const body = `到 ${dayLabel(`${until}T12:00:00+08:00`)} 为止不能发布和办理活动：不能点名、核定时长和群发，志愿者不能再签到，已签到的可以凭屏幕上的码签退。还没开始的活动请取消，系统会通知报名的人。原因：${reason}`;
  await notify(act, { ...toTeam(team.accountId, { title: '队伍已被暂停', body }), level: 'urgent' });
  await act.audit({ targetType: 'team', targetId: teamId, reason, detail: { until } });
  return {};
}

/** Ends a suspension before its day. */
export async function resumeTeam(
  act: Act<StaffCaller>,
  { teamId, reason }: Request<'resumeTeam'>,
): Promise<Done> {
  const team = await lockScopedTeam(act, teamId);
  if (team.status !== 'suspended') throw new Refusal('wrongStatus');
  await setTeamStatus(act.sql, teamId, { status: 'active', suspendedUntil: null });
  await notify(
    act,
    toTeam(team.accountId, { title: '队伍已恢复正常', body: `可以继续发布和办理活动。说明：${reason}` }),
  );
  await act.audit({ targetType: 'team', targetId: teamId, reason });
  return {};
}

/** Dissolves a team without open activities; memberships end, records and hours stay. @throws Refusal openActivities */
export function dissolveTeam({ openActivityCount }: TeamsReactions) {
  return async (act: Act<StaffCaller>, { teamId, reason }: Request<'dissolveTeam'>): Promise<Done> => {
    const { sql, now } = act;
    const team = await lockScopedTeam(act, teamId);
    if (team.status !== 'active' && team.status !== 'suspended') throw new Refusal('wrongStatus');
    const openCount = await openActivityCount(sql, teamId);
    if (openCount > 0)
      throw new Refusal('openActivities', {
        msg: `队伍还有 ${openCount} 个没结束的活动，办完或取消后才能注销`,
      });
    await setTeamStatus(sql, teamId, {
      status: 'dissolved',
      dissolvedAt: now,
      suspendedUntil: null,
      reviewNote: reason,
    });
    await endPendingChange(act, teamId);
    const ended = await endMemberships(sql, teamId, { reason: '队伍已注销', now });
    await notifyMany(act, [
      toTeam(team.accountId, { title: '队伍已注销', body: `原因：${reason}。活动和时长记录都会保留。` }),
      ...ended.flatMap(({ id, volunteerId }): Notice[] =>
        volunteerId === null
          ? []
          : [
              {
                accountId: volunteerId,
                category: 'team',
                title: `队伍已注销：${team.name}`,
                body: '你在这支队伍的服务时长不受影响。',
                link: `/usercenter/index/myteam/detail/${id}`,
              },
            ],
      ),
    ]);
    await act.audit({ targetType: 'team', targetId: teamId, reason, detail: { endedCount: ended.length } });
    return {};
  };
}

/** Changes how closely a team is looked at: A publishes with an after-check, B is reviewed, C looked at closely. */
export async function setTrustGrade(
  act: Act<StaffCaller>,
  { teamId, trustGrade, reason }: Request<'setTrustGrade'>,
): Promise<Done> {
  const team = await lockScopedTeam(act, teamId);
  if (team.status !== 'active' && team.status !== 'suspended') throw new Refusal('wrongStatus');
  if (team.trustGrade === trustGrade) throw new Refusal('sameGrade');
  await setTeamStatus(act.sql, teamId, { trustGrade });
  await notify(
    act,
    toTeam(team.accountId, {
      title: `信用等级调整为 ${trustGrade}(${trustGradeLabels[trustGrade]})`,
      body: `原因：${reason}`,
    }),
  );
  await act.audit({
    targetType: 'team',
    targetId: teamId,
    reason,
    detail: { from: team.trustGrade, to: trustGrade },
  });
  return {};
}
