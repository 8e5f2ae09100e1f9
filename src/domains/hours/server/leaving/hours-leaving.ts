import type { PersonLeaving } from '#platform/server/leaving/person-leaving.ts';
import { emptied, named, wiped } from '#platform/server/leaving/trace.ts';
import { openHourCounts } from './leaving.queries.ts';

/** Hours are final first and stay as figures of nobody; what people wrote about them goes. */
export const hoursLeaving: PersonLeaving = {
  blockers: async ({ sql }, volunteerId) => {
    const { hours, claims, corrections } = await openHourCounts(sql, volunteerId);
    return [
      {
        count: hours,
        sentence: `还有 ${hours} 条时长在核定、公示或异议中，要等它生效`,
        href: '/usercenter/index/myrecord',
        link: '我的志愿档案',
      },
      {
        count: claims,
        sentence: `还有 ${claims} 件补记申请没有办结，请先撤回或等待答复`,
        href: '/usercenter/index/myclaim',
        link: '补记申请',
      },
      {
        count: corrections,
        sentence: `还有 ${corrections} 件时长更正申请没有办结，请先撤回或等待答复`,
        href: '/usercenter/index/myrecord',
        link: '我的志愿档案',
      },
    ].flatMap(({ count, ...blocker }) => (count === 0 ? [] : [blocker]));
  },
  traces: [
    emptied(
      { table: 'service_hours', of: 'volunteer_id' },
      {
        objection: wiped('objection'),
        objection_answer: wiped('objection_answer'),
        decision_note: wiped('decision_note'),
      },
      'hour_no activity_title place post_name service_on source evidence_grade status',
    ),
    emptied({ table: 'service_hours', of: 'objector_id' }, { objection: wiped('objection') }),
    // Why a record was adjusted or voided is the record's.
    named('service_hours', 'reason'),
    emptied(
      {
        table: 'hour_entries',
        of: 'hour_id in (select id from service_hours where volunteer_id in {people})',
      },
      { answer_reason: wiped('answer_reason') },
      'witness_name witness_mobile_tail answer',
    ),
    emptied(
      { table: 'hour_claims', of: 'volunteer_id' },
      {
        text: wiped('text'),
        team_opinion: wiped('team_opinion'),
        late_reason: wiped('late_reason'),
        first_opinion: wiped('first_opinion'),
      },
      'claim_no title category place witness_name witness_mobile_tail state',
    ),
    emptied(
      { table: 'hour_corrections', of: 'volunteer_id' },
      { text: wiped('text'), team_opinion: wiped('team_opinion') },
      'cause state',
    ),
    emptied(
      {
        table: 'hour_material_asks',
        of: 'coalesce((select c.volunteer_id from hour_corrections c where c.id = correction_id), (select k.volunteer_id from hour_claims k where k.id = claim_id)) in {people}',
      },
      { missing: wiped('missing'), answer: wiped('answer') },
      'side state',
    ),
  ],
};
