import { starOf } from '#domains/volunteers/server/index.ts';
import { toInstant } from '#platform/contract/instants.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/members.contract.ts';
import { aboutOf } from './member-about.rules.ts';
import { asTeamKnows } from './member-privacy.rules.ts';
import { activitiesWithTeam, attendanceInTeam, totalMinutesOf, writtenBy } from './member-detail.queries.ts';
import { teamUserView } from './member-views.ts';
import { memberRow } from './members.queries.ts';

/** One member of the caller's team. @throws NotFound for another team's */
export const getMember: UseCase<typeof contract.getMember> = async ({ sql, caller, now }, { id }) => {
  const { teamId } = caller;
  const found = await memberRow(sql, teamId, id);
  if (!found) throw new NotFound('没有找到这位成员');
  const row = asTeamKnows(found);
  const { volunteerId } = row;
  const shared = { ...teamUserView(row, now), birthOn: row.birthOn, idMasked: row.idMasked };
  if (volunteerId === null)
    return {
      ...shared,
      about: null,
      starLevel: null,
      totalMinutes: null,
      attendance: { came: 0, absent: 0, excused: 0 },
      activities: [],
    };
  const activities = await activitiesWithTeam(sql, { teamId, volunteerId });
  return {
    ...shared,
    about: isIn(found) ? aboutOf(await writtenBy(sql, volunteerId)) : null,
    starLevel: await starOf(sql, volunteerId),
    totalMinutes: await totalMinutesOf(sql, volunteerId),
    attendance: await attendanceInTeam(sql, { teamId, volunteerId }),
    activities: activities.map(({ startsAt, minutes, ...activity }) => ({
      ...activity,
      startsAt: toInstant(startsAt),
      minutes: minutes === null ? null : Number(minutes),
    })),
  };
};

/** Who only was asked, applied or has left tells the team nothing more. */
const isIn = ({ status }: { status: string }): boolean => status === 'active' || status === 'paused';
