import { sql as raw } from 'kysely';
import { assignmentStatusLabels } from '#domains/jobs/contract/assignments.words.ts';
import { microPartStatusLabels } from '#domains/jobs/contract/micro.words.ts';
import { postPersonLabels } from '#domains/jobs/contract/standing.words.ts';
import type { Topic } from './topic.ts';

/** Visits to jobs, 随手志愿 and standing posts. */
export const jobTopics: readonly Topic[] = [
  {
    key: 'jobs',
    title: '任务',
    tables: ['job_assignments'],
    fields: [
      ['jobNo', '任务编号'],
      ['title', '任务'],
      ['status', '状态', assignmentStatusLabels],
      ['offeredAt', '派给我'],
      ['answeredAt', '答复'],
      ['inAt', '到达'],
      ['outAt', '离开'],
      ['minutes', '分钟'],
      ['reportText', '我的回报'],
      ['note', '说明'],
    ],
    rows: ({
      volunteerId,
    }) => raw`select j.job_no, case when j.need_id is null then j.title else coalesce(nullif(n.public_title, ''), '居民求助') end as title, m.status, m.offered_at, m.answered_at, m.in_at, m.out_at, m.minutes, m.report_text, m.note
from job_assignments m join jobs j on j.id = m.job_id left join needs n on n.id = j.need_id where m.volunteer_id = ${volunteerId} order by m.id`,
  },
  {
    key: 'micro',
    title: '随手志愿',
    tables: ['micro_parts'],
    fields: [
      ['jobNo', '任务编号'],
      ['title', '任务'],
      ['status', '状态', microPartStatusLabels],
      ['claimedAt', '领取时间'],
      ['reportedAt', '提交时间'],
      ['reportText', '我的回报'],
      ['said', '验收的话'],
    ],
    rows: ({
      volunteerId,
    }) => raw`select j.job_no, j.title, p.status, p.claimed_at, p.reported_at, p.report_text, p.said
from micro_parts p join jobs j on j.id = p.job_id where p.volunteer_id = ${volunteerId} order by p.id`,
  },
  {
    key: 'standingPosts',
    title: '常设岗位',
    tables: ['post_people'],
    fields: [
      ['title', '岗位'],
      ['slot', '班次'],
      ['status', '状态', postPersonLabels],
      ['appliedAt', '报名时间'],
      ['words', '我说的'],
      ['decidedAt', '答复时间'],
      ['said', '队伍说的'],
      ['leavesAt', '离岗时间'],
    ],
    rows: ({
      volunteerId,
    }) => raw`select j.title, (array['周日', '周一', '周二', '周三', '周四', '周五', '周六'])[s.weekday + 1] || ' ' || s.starts || '–' || s.ends as slot, p.status, p.applied_at, p.words, p.decided_at, p.said, p.leaves_at
from post_people p join jobs j on j.id = p.job_id join post_slots s on s.id = p.slot_id where p.volunteer_id = ${volunteerId} order by p.id`,
  },
];
