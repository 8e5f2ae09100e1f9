import type { PersonLeaving } from '#platform/server/leaving/person-leaving.ts';
import { closedName, emptied, gone, wiped } from '#platform/server/leaving/trace.ts';
import { namelessCompanions } from '../sign-up/companions.store.ts';
import { openAppealCount, openSignUpCount } from './leaving.queries.ts';

/** Places are used or given back first; what was answered and said at a sign-up goes, that there was one stays. */
export const signupsLeaving: PersonLeaving = {
  blockers: async ({ sql, now }, volunteerId) => {
    const open = await openSignUpCount(sql, volunteerId, now);
    const appeals = await openAppealCount(sql, volunteerId);
    return [
      ...(open === 0
        ? []
        : [
            {
              sentence: `还有 ${open} 个没有结束的报名，请先取消，或参加完再来`,
              href: '/usercenter/index/myactivity',
              link: '我的动态',
            },
          ]),
      ...(appeals === 0
        ? []
        : [
            {
              sentence: `还有 ${appeals} 件信用申诉没有答复`,
              href: '/usercenter/index/mycredit',
              link: '我的信用',
            },
          ]),
    ];
  },
  traces: [
    gone('calendar_feeds', 'volunteer_id'),
    gone('sign_up_code_failures', 'volunteer_id'),
    gone('person_notes', 'volunteer_id'),
    emptied({ table: 'person_notes', of: 'author_id' }, { author_name: closedName }, 'kind body'),
    emptied({ table: 'cover_requests', of: 'asker_id' }, { reason: "'（已注销，内容已删除）'" }, 'status'),
    emptied({ table: 'cover_asks', of: 'volunteer_id' }, {}, 'answer'),
    emptied(
      { table: 'credit_events', of: 'volunteer_id' },
      { appeal_text: wiped('appeal_text'), decision: wiped('decision') },
      'kind status',
    ),
    emptied(
      { table: 'sign_ups', of: 'volunteer_id' },
      {
        note: "''",
        status_reason: wiped('status_reason'),
        answers: "'[]'",
        // As many as came, and nobody.
        companions: namelessCompanions,
      },
      'status source cancel_code client_request_id',
    ),
  ],
};
