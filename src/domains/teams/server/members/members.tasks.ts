import { notify, notifyMany } from '#domains/messages/server/index.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import type { Act } from '#platform/server/calls/act.ts';
import type { BackgroundTask } from '#platform/server/background.ts';
import { carryOutPhoneInvitations } from '../joining/carry-out-phone-invitations.ts';
import { teamNotices } from './members.notices.ts';
import { shownName } from './member-privacy.rules.ts';
import { lapseInvitations } from './members.store.ts';
import { dueSuspensions, setTeamStatus } from '../manage/manage-teams.store.ts';
import { accountsOfTeams } from '../teams.queries.ts';

const batch = 100;

/** Ends invitations that nobody answered within seven days; the team is told, but not of those by phone. */
async function lapseOldInvitations(act: Act): Promise<boolean> {
  const lapsed = await lapseInvitations(act.sql, act.now, batch);
  if (lapsed.length === 0) return false;
  const accounts = await accountsOfTeams(
    act.sql,
    lapsed.map(({ teamId }) => teamId),
  );
  await notifyMany(
    act,
    lapsed.flatMap(({ id, teamId, ...invited }) => {
      const accountId = accounts.get(teamId);
      const name = shownName(invited);
      return accountId === undefined || name === undefined
        ? []
        : [teamNotices.lapsed(accountId, { teamUserId: id, name })];
    }),
  );
  await act.audit({
    action: 'lapseInvitations',
    targetType: 'teamMember',
    targetId: null,
    detail: { teamUserIds: lapsed.map(({ id }) => id) },
  });
  return lapsed.length === batch;
}

/** Lets teams go on whose suspension is over. */
async function endSuspensions(act: Act): Promise<boolean> {
  const due = await dueSuspensions(act.sql, act.now, batch);
  for (const { id, accountId } of due) {
    await setTeamStatus(act.sql, id, { status: 'active', suspendedUntil: null });
    await notify(act, {
      accountId,
      category: 'review',
      level: 'important',
      title: '队伍已恢复正常',
      body: '暂停期已满，可以继续发布和办理活动。',
      link: '/teamcenter/index/teamindex',
    });
    await act.audit({ action: 'endSuspension', targetType: 'team', targetId: id });
  }
  return due.length === batch;
}

export const memberTasks: readonly BackgroundTask[] = [
  {
    name: 'teams.carryOutPhoneInvitations',
    label: '送达手机号邀请',
    everyMs: minuteMs / 4,
    run: carryOutPhoneInvitations,
  },
  { name: 'teams.lapseInvitations', label: '入队邀请到期', everyMs: 5 * minuteMs, run: lapseOldInvitations },
  { name: 'teams.endSuspensions', label: '结束队伍暂停', everyMs: 5 * minuteMs, run: endSuspensions },
];
