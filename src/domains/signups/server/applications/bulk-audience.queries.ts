import { sql as raw } from 'kysely';
import { findOwnActivity } from '#domains/activities/server/index.ts';
import type { AudienceSources } from '#domains/messages/server/index.ts';
import { leadsActivity } from '#domains/teams/server/index.ts';
import { audienceSignUpStatusLabels } from '#domains/messages/contract/messages.words.ts';
import { findShiftOf } from '../signups.queries.ts';
import { NotFound } from '#platform/server/calls/failures.ts';

/** The people of one activity or one of its shifts, by the state of their sign-up, for bulk messages of its team. */
export const signUpAudience: AudienceSources['activity'] = {
  async labelOf(sql, caller, { activityId, shiftId, statuses }) {
    const activity = await findOwnActivity(sql, activityId, caller.teamId);
    const shift = shiftId === undefined ? undefined : await findShiftOf(sql, shiftId, activityId);
    if (!leadsActivity(caller, activityId) || !activity || (shiftId !== undefined && !shift))
      throw new NotFound('没有找到这个活动');
    const words = statuses.map((status) => audienceSignUpStatusLabels[status]).join('、');
    return [activity.title, ...(shift ? [shift.postName || '一个场次'] : []), words].join(' · ');
  },
  people: (teamId, { activityId, shiftId, statuses }) => raw`
  select distinct u.volunteer_id as account_id, v.name
  from sign_ups u join activities a on a.id = u.activity_id join volunteers v on v.id = u.volunteer_id
  where u.activity_id = ${activityId} and a.team_id = ${teamId} and u.status = any(${statuses}::text[])
    ${shiftId === undefined ? raw`` : raw`and u.shift_id = ${shiftId}`}`,
};
