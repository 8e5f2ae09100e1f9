import { sql as raw } from 'kysely';
import { awardLevels, entryKinds, recordEntryStates } from '#domains/awards/contract/awards.words.ts';
import type { Topic } from './topic.ts';

/** What stands in the record beside service (67号令). */
export const recordTopics: readonly Topic[] = [
  {
    key: 'recordEntries',
    title: '培训与表彰',
    tables: ['record_entries'],
    fields: [
      ['kind', '类别', entryKinds],
      ['title', '名称'],
      ['grantor', '组织或授予单位'],
      ['heldOn', '日期'],
      ['content', '内容'],
      ['place', '地点'],
      ['classHours', '学时'],
      ['score', '成绩'],
      ['validUntil', '有效期至'],
      ['level', '级别', awardLevels],
      ['state', '状态', recordEntryStates],
      ['reason', '更正或撤回的原因'],
      ['enteredBy', '记入单位'],
      ['createdAt', '记入时间'],
      ['objection', '我的异议'],
      ['answer', '答复'],
    ],
    rows: ({
      volunteerId,
    }) => raw`select e.kind, e.title, e.grantor, e.held_on, e.content, e.place, e.half_hours / 2.0 as class_hours,
  e.score, e.valid_until, e.level, e.state, e.reason, coalesce(t.name, '实践中心') as entered_by, e.created_at, e.objection, e.answer
from record_entries e left join teams t on t.id = e.team_id where e.volunteer_id = ${volunteerId} order by e.id`,
  },
];
