import { notifyMany } from '#domains/messages/server/index.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/leaders.contract.ts';
import { lockActivity } from '../activities.store.ts';
import { leadersOf, mayLead } from './leaders.queries.ts';
import { replaceLeaders } from './leaders.store.ts';

/** Appoints the 领队 of an own activity: members who from now on run it with their own login. @throws NotFound, Refusal */
export const setActivityLeaders: UseCase<typeof contract.setActivityLeaders> = async (act, request) => {
  const { sql, caller, now } = act;
  const { activityId } = request;
  const activity = await lockActivity(sql, activityId);
  if (activity?.teamId !== caller.teamId) throw new NotFound('没有找到这个活动');
  if (activity.status === 'cancelled' || activity.status === 'closed') throw act.refuse('activityOver');
  const teamUserIds = [...new Set(request.teamUserIds)];
  const chosen = teamUserIds.length === 0 ? [] : await mayLead(sql, caller.teamId, teamUserIds);
  if (chosen.length < teamUserIds.length) throw act.refuse('notMember');
  const before = await leadersOf(sql, activityId);
  const volunteerIds = chosen.map(({ volunteerId }) => volunteerId);
  await replaceLeaders(sql, activityId, { volunteerIds, by: caller.accountId, at: now });
  await notifyMany(
    act,
    volunteerIds
      .filter((id) => !before.some(({ volunteerId }) => volunteerId === id) && id !== caller.accountId)
      .map((accountId) => ({
        accountId,
        category: 'team' as const,
        level: 'important' as const,
        title: `你是领队：${activity.title}`,
        body: '队伍请你担任这个活动的领队。用自己的账号登录，在页面顶部切换到队伍，就能审核报名、点名和核定时长。',
        link: `/teamcenter/index/teamactivity/detail/${activityId}?team=${caller.teamId}`,
      })),
  );
  await act.audit({
    targetType: 'activity',
    targetId: activityId,
    detail: {
      leaders: { from: before.map(({ name }) => name), to: chosen.map(({ name }) => name) },
    },
  });
  return {};
};
