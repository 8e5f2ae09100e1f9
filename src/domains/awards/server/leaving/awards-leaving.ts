import type { PersonLeaving } from '#platform/server/leaving/person-leaving.ts';
import { emptied, wiped } from '#platform/server/leaving/trace.ts';
import { openAwardCounts } from './leaving.queries.ts';

/** Objections are answered first; training, awards and stars stay as figures of nobody. */
export const awardsLeaving: PersonLeaving = {
  blockers: async ({ sql }, volunteerId) => {
    const { entries, stars } = await openAwardCounts(sql, volunteerId);
    return [
      {
        count: entries,
        sentence: `还有 ${entries} 件培训表彰异议没有答复`,
        href: '/usercenter/index/myrecord',
        link: '我的志愿档案',
      },
      {
        count: stars,
        sentence: '星级正在公示或有异议，要等办结',
        href: '/usercenter/index/myrecord',
        link: '我的志愿档案',
      },
    ].flatMap(({ count, ...blocker }) => (count === 0 ? [] : [blocker]));
  },
  traces: [
    emptied(
      { table: 'record_entries', of: 'volunteer_id' },
      {
        content: "''",
        place: "''",
        reason: wiped('reason'),
        objection: wiped('objection'),
        answer: wiped('answer'),
      },
      'kind title grantor held_on valid_until level state qualification',
    ),
    emptied(
      { table: 'star_awards', of: 'volunteer_id' },
      { reason: wiped('reason'), objection: wiped('objection'), answer: wiped('answer') },
      'state',
    ),
    emptied({ table: 'star_awards', of: 'objector_id' }, { objection: wiped('objection') }),
  ],
};
