import type { PersonLeaving } from '#platform/server/leaving/person-leaving.ts';
import { emptied, wiped } from '#platform/server/leaving/trace.ts';
import { openWorkCounts } from './leaving.queries.ts';

/** Work that somebody took is done or given back first; free words go. */
export const jobsLeaving: PersonLeaving = {
  blockers: async ({ sql }, volunteerId) => {
    const { visits, parts, posts } = await openWorkCounts(sql, volunteerId);
    return [
      {
        count: visits,
        sentence: `还有 ${visits} 件任务没有做完，请先做完或退回`,
        href: '/usercenter/index/myjob',
        link: '我的任务',
      },
      {
        count: parts,
        sentence: `还有 ${parts} 件随手志愿没有做完或在验收，请先做完或退回`,
        href: '/usercenter/index/myjob/micro',
        link: '随手志愿',
      },
      {
        count: posts,
        sentence: `还有 ${posts} 个常设岗位，请先离岗`,
        href: '/usercenter/index/myjob/posts',
        link: '我的岗位',
      },
    ].flatMap(({ count, ...blocker }) => (count === 0 ? [] : [blocker]));
  },
  traces: [
    emptied({ table: 'job_steps', of: 'by_id' }, { note: "''" }, 'status by_kind reason'),
    emptied(
      { table: 'job_assignments', of: 'volunteer_id' },
      { fix_reason: wiped('fix_reason'), report_text: wiped('report_text'), note: "''" },
      'status outcome reason photo_consent',
    ),
    emptied(
      { table: 'micro_parts', of: 'volunteer_id' },
      { report_text: wiped('report_text'), said: "''" },
      'status photo_consent',
    ),
    emptied({ table: 'post_people', of: 'volunteer_id' }, { words: "''", said: wiped('said') }, 'status'),
  ],
};
