import { wishStateLabels } from '#domains/certificates/contract/certificate-batches.words.ts';
import { sql as raw } from 'kysely';
import { awardLevels, entryKinds, recordEntryStates } from '#domains/awards/contract/awards.words.ts';
import { starStates } from '#domains/awards/contract/stars.words.ts';
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
  e.score, e.valid_until, e.qualification, e.level, e.state, e.reason, coalesce(t.name, '实践中心') as entered_by, e.created_at, e.objection, e.answer
from record_entries e left join teams t on t.id = e.team_id where e.volunteer_id = ${volunteerId} order by e.id`,
  },
  {
    key: 'stars',
    title: '星级',
    tables: ['star_awards'],
    fields: [
      ['level', '星级'],
      ['state', '状态', starStates],
      ['countedAt', '统计时间'],
      ['countedMinutes', '已生效分钟'],
      ['countedRecords', '已生效记录'],
      ['reason', '暂缓或收回的原因'],
      ['confirmedAt', '确认时间'],
      ['publicityEndsAt', '公示到'],
      ['objection', '公示中的异议'],
      ['answer', '答复'],
      ['awardedAt', '授星时间'],
    ],
    rows: ({
      volunteerId,
    }) => raw`select level, state, counted_at, counted_minutes, counted_records, reason, confirmed_at, publicity_ends_at,
  objection, answer, awarded_at
from star_awards where volunteer_id = ${volunteerId} order by level`,
  },
  {
    key: 'certificateWishes',
    title: '单位要过的证书',
    tables: ['certificate_wishes'],
    fields: [
      ['askedAt', '提出时间'],
      ['recipient', '交给谁'],
      ['reason', '为什么'],
      ['fromOn', '起'],
      ['toOn', '止'],
      ['state', '我的答复', wishStateLabels],
      ['answeredAt', '答复时间'],
    ],
    rows: ({
      volunteerId,
    }) => raw`select b.asked_at, b.recipient, b.reason, b.from_on, b.to_on, w.state, w.answered_at
from certificate_wishes w join certificate_batches b on b.id = w.batch_id where w.volunteer_id = ${volunteerId} order by b.id`,
  },
];
