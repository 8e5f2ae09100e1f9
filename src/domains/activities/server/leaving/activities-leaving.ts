import type { PersonLeaving } from '#platform/server/leaving/person-leaving.ts';
import { emptied, named } from '#platform/server/leaving/trace.ts';
import { ledActivities } from './leaving.queries.ts';

/** Whoever leads an activity that is not over hands it on first; that one has led is a number, no name. */
export const activitiesLeaving: PersonLeaving = {
  blockers: async ({ sql }, volunteerId) =>
    (await ledActivities(sql, volunteerId)).map(({ title }) => ({
      sentence: `你是活动“${title}”的领队，请先让队伍换领队`,
      href: '/usercenter/index/myteam',
      link: '我的队伍',
    })),
  traces: [
    emptied({ table: 'activity_leaders', of: 'volunteer_id' }, {}),
    emptied({ table: 'activity_makeup_people', of: 'volunteer_id' }, {}, 'from_time to_time'),
    named(
      'activity_makeups',
      'title content reason note',
      'makeup_no category area place_name served_on from_time to_time witness_name witness_mobile_tail state',
    ),
  ],
};
