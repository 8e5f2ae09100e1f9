import { sql as raw } from 'kysely';
import { certificatePurposeLabels } from '#domains/certificates/contract/certificates.words.ts';
import {
  creditKindLabels,
  creditStatusLabels,
} from '#domains/volunteers/contract/manage-volunteers.words.ts';
import { certificateStatusWords, ratingDirectionWords } from '../../contract/mydata.words.ts';
import type { Topic } from './topic.ts';

/** Certificates, what was said of the service, and credit. */
export const proofTopics: readonly Topic[] = [
  {
    key: 'certificates',
    title: '证书',
    tables: ['certificates'],
    fields: [
      ['certNo', '证书编号'],
      ['checkCode', '校验码'],
      ['fromOn', '起'],
      ['toOn', '止'],
      ['purpose', '用途', certificatePurposeLabels],
      ['recipient', '出具给'],
      ['holderName', '姓名'],
      ['holderId', '证件'],
      ['itemCount', '记录数'],
      ['totalMinutes', '分钟'],
      ['starLevel', '星级'],
      ['status', '状态', certificateStatusWords],
      ['issuedAt', '出具时间'],
      ['endedAt', '失效时间'],
      ['revokeReason', '作废原因'],
    ],
    rows: ({
      volunteerId,
    }) => raw`select cert_no, check_code, from_on, to_on, purpose, recipient, holder_name, holder_id, item_count, total_minutes,
  (star->>'level')::int as star_level, status,
  issued_at, ended_at, revoke_reason from certificates where volunteer_id = ${volunteerId} order by id`,
  },
  {
    key: 'ratings',
    title: '评价',
    tables: ['ratings'],
    fields: [
      ['createdAt', '评价时间'],
      ['direction', '方向', ratingDirectionWords],
      ['title', '活动'],
      ['scores', '分数'],
      ['text', '评语'],
      ['shownAt', '公开时间'],
    ],
    rows: ({
      accountId,
      volunteerId,
    }) => raw`select r.created_at, r.direction, a.title, r.scores, r.text, r.shown_at
from ratings r join activities a on a.id = r.activity_id
where r.volunteer_id = ${volunteerId} and (r.rated_by = ${accountId} or r.shown_at is not null) order by r.created_at`,
  },
  {
    key: 'credit',
    title: '信用记录',
    tables: ['credit_events'],
    fields: [
      ['createdAt', '时间'],
      ['kind', '事由', creditKindLabels],
      ['points', '分'],
      ['status', '状态', creditStatusLabels],
      ['appealText', '我的申诉'],
      ['expiresAt', '到期'],
    ],
    rows: ({ volunteerId }) => raw`select created_at, kind, points, status, appeal_text, expires_at
from credit_events where volunteer_id = ${volunteerId} order by id`,
  },
];
